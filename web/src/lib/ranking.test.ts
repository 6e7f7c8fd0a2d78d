import { expect, test } from "vitest";
import { rankOf } from "./ranking";

const outcome = { reason: "rows", scores: [40, 47, 40, 12], winners: [1] };

test("places by points, shared where they are equal", () => {
  const ranks = [0, 1, 2, 3].map((seat) => rankOf(outcome, seat, 4));
  expect(ranks.map(({ place }) => place)).toEqual([2, 1, 2, 4]);
  expect(ranks.map(({ behind }) => behind)).toEqual([7, 0, 7, 35]);
  expect(ranks.map(({ shared }) => shared)).toEqual([true, false, true, false]);
});

test("without points there are winners and others", () => {
  const caught = { reason: "caught", scores: null, winners: [1, 2, 3] };
  expect(rankOf(caught, 2, 4)).toEqual({ place: 1, won: true, shared: true, behind: null });
  expect(rankOf(caught, 0, 4)).toEqual({ place: 4, won: false, shared: false, behind: null });
});
