import { expect, test } from "vitest";
import type { SeatView } from "$/wire/types";
import { freeName, SUGGESTED } from "./names";

const named = (names: readonly string[]): SeatView[] =>
  names.map((name, seat) => ({
    seat,
    kind: "human",
    name,
    colour: "yellow",
    bot: null,
    present: true,
    hosts: false,
  }));

test("a suggested name is one that nobody at the table has", () => {
  const [free, ...taken] = SUGGESTED;
  expect(freeName(named(taken))).toBe(free);
  expect(freeName(named(taken), taken[0])).toBe(free);
  expect(freeName(named(SUGGESTED))).toBe(SUGGESTED[0]);
});

test("the usual name is kept while it is free, and always if it was typed in", () => {
  expect(freeName(named(["Ada"]), "Momo")).toBe("Momo");
  expect(freeName(named(["Ada"]), "Ada")).toBe("Ada");
});
