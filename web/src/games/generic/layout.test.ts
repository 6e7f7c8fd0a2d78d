import { expect, test } from "vitest";
import type { ViewField } from "$/wire/types";
import { arranged } from "./layout";

const named = (name: string, show?: ViewField["show"], per_seat = false): ViewField => ({
  name,
  kind: "list",
  per_seat,
  show: show ?? null,
});

test("the first board, cards or track is the largest, and seats have what is theirs", () => {
  const dice = named("dice", { as: "dice" });
  const hands = named("hands", { as: "cards", deck: [1] }, true);
  const race = named("race", { as: "track", fields: 9 }, true);
  const points = named("points", { as: "tally", most: 9 }, true);
  const round = named("round");
  const bids = named("bids", undefined, true);
  const laid = { board: race, mat: [dice], seats: [hands, points, bids], plain: [round] };
  expect(arranged([dice, hands, race, points, round, bids])).toEqual(laid);
  const market = named("market", { as: "cards", deck: [1] });
  expect(arranged([dice, market, race])).toMatchObject({ board: null, mat: [market, dice, race] });
  expect(arranged([round, dice])).toMatchObject({ board: null, mat: [dice] });
  expect(arranged([round, bids])).toMatchObject({ board: null, mat: [] });
});
