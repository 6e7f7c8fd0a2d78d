import { describe, expect, test } from "vitest";
import { dayBefore, dayOf, isDay } from "./day";
import { nextBest, ranks } from "./verdict";

describe("a day", () => {
  test("is the player's own, as the server writes it", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
    expect(dayOf(new Date(2026, 0, 6, 0, 1))).toBe("2026-01-06");
  });

  test("has a day before it, over months, years and changes of the clocks", () => {
    expect(dayBefore("2026-03-01")).toBe("2026-02-28");
    expect(dayBefore("2026-01-01")).toBe("2025-12-31");
    expect(dayBefore("2026-03-30")).toBe("2026-03-29");
  });

  test("is told from other words", () => {
    expect(["2026-11-15", "2026-02-30", "soon", ""].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("a verdict", () => {
  const verdict = {
    given: "up1",
    right: false,
    answer: "right2",
    sure: { up1: 1, left3: 2, right2: 3, left1: 2.0000001 },
  };

  test("ranks all programs, equals together", () => {
    expect(ranks(verdict)).toEqual([
      { cubes: 3, programs: ["right2"] },
      { cubes: 2, programs: ["left3", "left1"] },
      { cubes: 1, programs: ["up1"] },
    ]);
  });

  test("knows the best of all others", () => {
    expect(nextBest(verdict)).toBeCloseTo(2);
    expect(nextBest({ ...verdict, sure: { right2: 3 } })).toBe(0);
  });
});
