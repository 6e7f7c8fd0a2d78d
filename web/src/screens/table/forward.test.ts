import { describe, expect, test } from "vitest";
import { tableWith } from "$/lib/table.fixture";
import type { Kind } from "$/wire/calls";
import { asVoter, leaves } from "./forward";

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

describe("the vote of a shared device", () => {
  const seat = (number: number, kind: Kind) => ({
    seat: number,
    kind,
    name: "",
    colour: "yellow",
    present: true,
    hosts: false,
    bot: null,
  });

  test("is that of its first person, and shows no hand", () => {
    const over = tableWith({ status: "over", mine: null });
    const here = [seat(0, "bot"), seat(2, "human"), seat(3, "human")];
    expect(asVoter(over, here).mine).toEqual({ seat: 2, hands: {} });
    expect(asVoter(over, [seat(0, "bot")]).mine).toBeNull();
  });
});
