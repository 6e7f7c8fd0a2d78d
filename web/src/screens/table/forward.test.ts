import { describe, expect, test } from "vitest";
import { person, tableWith } from "$/lib/table.fixture";
import { leaves, stillAway } from "./forward";

const asking = tableWith({ awaited: [0, 1] });
const sealed = tableWith({ awaited: [0, 1], sealed: [0] });
const between = tableWith({ awaited: [] });
const nobody = { asked: false, another: false };

describe("whoever came forward on a shared device", () => {
  test("stays while a choice is owed", () => {
    expect(leaves(asking, { asked: true, another: true })).toBe(false);
  });

  test("goes behind the curtain once it is sealed", () => {
    expect(leaves(sealed, { asked: true, another: true })).toBe(true);
    expect(leaves(between, { asked: true, another: false })).toBe(true);
  });

  test("stays when the table went on in that very moment and asks nobody yet", () => {
    expect(leaves(between, nobody)).toBe(false);
  });

  test("makes room when another one here is asked instead", () => {
    expect(leaves(sealed, { asked: false, another: true })).toBe(true);
  });

  test("goes at the end and between rounds, and stays in a pause", () => {
    expect(leaves(tableWith({ status: "over" }), nobody)).toBe(true);
    expect(leaves(tableWith({ rest: { seconds: 20, ready: [] } }), nobody)).toBe(true);
    expect(leaves(tableWith({ status: "paused" }), { asked: true, another: true })).toBe(false);
  });

  test("is nobody where no seat is seen", () => {
    expect(leaves(tableWith({ mine: null }), { asked: true, another: true })).toBe(false);
  });
});

test("only a player who is not there is still away", () => {
  const gone = { present: false };
  const seats = [person(0, gone), person(1), person(2, { ...gone, kind: "bot" })];
  expect(stillAway(seats, [0, 1, 2, 3])).toEqual([0]);
  expect(stillAway(seats, [2, 1])).toEqual([]);
  expect(stillAway(seats, [])).toEqual([]);
});
