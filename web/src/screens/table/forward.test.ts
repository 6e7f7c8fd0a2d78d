import { expect, test } from "vitest";
import { person, tableWith } from "$/lib/table.fixture";
import { leaves, stillAway } from "./forward";

const asking = tableWith({ awaited: [0, 1] });
const sealed = tableWith({ awaited: [0, 1], sealed: [0] });
const between = tableWith({ awaited: [] });
const resting = tableWith({ rest: { seconds: 20, ready: [] } });
const over = tableWith({ status: "over" });
const paused = tableWith({ status: "paused" });
const unseen = tableWith({ mine: null });

test.each([
  ["stays while a choice is owed", asking, true, true, false],
  ["goes behind the curtain once it is sealed", sealed, true, true, true],
  ["goes when the choice is revealed at once", between, true, false, true],
  ["stays when the table went on and asks nobody yet", between, false, false, false],
  ["makes room when another one here is asked instead", sealed, false, true, true],
  ["goes at the end", over, false, false, true],
  ["goes between rounds", resting, false, false, true],
  ["stays in a pause", paused, true, true, false],
  ["is nobody where no seat is seen", unseen, true, true, false],
])("whoever came forward on a shared device %s", (_, seen, asked, another, left) => {
  expect(leaves(seen, { asked, another })).toBe(left);
});

test("only a player who is not there is still away", () => {
  const gone = { present: false };
  const seats = [person(0, gone), person(1), person(2, { ...gone, kind: "bot" })];
  expect(stillAway(seats, [0, 1, 2, 3])).toEqual([0]);
  expect(stillAway(seats, [2, 1])).toEqual([]);
  expect(stillAway(seats, [])).toEqual([]);
});
