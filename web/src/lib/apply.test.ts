import { describe, expect, test } from "vitest";
import type { Message, Snapshot } from "$/wire/types";
import { applied, ownHand, withChoice } from "./apply";
import { tableWith } from "./table.fixture";

const seen: Snapshot = tableWith({ n: 4, awaited: [0, 1], sealed: [1] });

describe("messages", () => {
  test("a hand seals once, however often it is said, and takes its choice back", () => {
    const once = applied(seen, { kind: "sealed", n: 4, hand: 0 });
    const twice = applied(once, { kind: "sealed", n: 4, hand: 0 });
    expect(twice.sealed).toEqual([0, 1]);
    expect(applied(twice, { kind: "unsealed", n: 4, hand: 1 }).sealed).toEqual([0]);
  });

  test("a resolved decision moves on to the next one", () => {
    const next = { state: { turn: 5 }, awaited: [0, 1, 2], mine: null };
    const told = { choices: {}, by: {}, events: [] };
    const after = applied(seen, { ...seen, ...told, ...next, kind: "resolved", n: 4 });
    expect(after).toMatchObject({ ...next, n: 5 });
  });

  test("a kind of message that is not known changes nothing", () => {
    expect(applied(seen, { kind: "thunder" } as unknown as Message)).toBe(seen);
  });

  test("the clock says that the table is paused", () => {
    const paused = applied(seen, { kind: "pace", status: "paused", pace: seen.pace, left: null });
    expect(paused.status).toBe("paused");
  });
});

describe("my own choice", () => {
  test.each([
    ["is shown as sealed at once", "up3", [0, 1]],
    ["is open again when it is taken back", null, [1]],
  ])("%s", (_, choice, sealed) => {
    const after = withChoice(withChoice(seen, 0, "up3"), 0, choice);
    expect([ownHand(after, 0)?.choice, after.sealed]).toEqual([choice, sealed]);
  });

  test("in a hand that is not mine changes nothing", () => {
    expect(withChoice(seen, 1, "up3")).toBe(seen);
  });
});
