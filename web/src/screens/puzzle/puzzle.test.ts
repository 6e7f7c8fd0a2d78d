import { describe, expect, test } from "vitest";
import { nextBest, ranks } from "$/lib/verdict";
import { type AnswerLog, type Grade, gradeOf, record, squares, streak } from "./answer-log";
import { dayBefore, dayOf, isDay, puzzlePath } from "./day";

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
    expect(["2026-11-15", "2026-02-30", "soon", ""].filter(isDay)).toEqual(["2026-11-15"]);
  });
});

describe("a verdict", () => {
  const verdict = {
    given: "up1",
    right: false,
    answer: "right2",
    sure: { up1: 1, left3: 2, right2: 3, left1: 2.0000001 },
    played: {},
  };

  test("ranks all choices, equals together", () => {
    expect(ranks(verdict)).toEqual([
      { value: 3, choices: ["right2"] },
      { value: 2, choices: ["left3", "left1"] },
      { value: 1, choices: ["up1"] },
    ]);
  });

  test("knows the best of all others", () => {
    expect(nextBest(verdict).value).toBeCloseTo(2);
    expect(nextBest({ ...verdict, sure: { right2: 3 } }).value).toBe(0);
  });

  test("is graded by its rank", () => {
    expect(gradeOf(verdict)).toBe("other");
    expect(gradeOf({ ...verdict, given: "left1" })).toBe("near");
    expect(gradeOf({ ...verdict, given: "right2", right: true })).toBe("best");
  });
});

describe("a log of answers", () => {
  const entry = (grade: Grade, on: string) => ({ choice: "up1", grade, on });
  const log: AnswerLog = {
    "2026-11-13": { pixoid: entry("best", "2026-11-13") },
    "2026-11-14": { pixoid: entry("other", "2026-11-14"), qwixx: entry("best", "2026-11-14") },
    "2026-11-15": { qwixx: entry("best", "2026-11-15") },
  };

  test("counts the days in a row, also while today is open", () => {
    expect(streak(log, "2026-11-15")).toBe(3);
    expect(streak(log, "2026-11-16")).toBe(3);
    expect(streak(log, "2026-11-17")).toBe(0);
    expect(streak({}, "2026-11-17")).toBe(0);
  });

  test("does not count a puzzle that was solved on a later day", () => {
    const late = { ...log, "2026-11-14": { qwixx: entry("best", "2026-11-16") } };
    expect(streak(late, "2026-11-15")).toBe(1);
  });

  test("keeps the first answer to a puzzle", () => {
    record("2026-11-15", "qwixx", entry("best", "2026-11-15"));
    const again = record("2026-11-15", "qwixx", entry("other", "2026-11-15"));
    expect(again["2026-11-15"]?.qwixx?.grade).toBe("best");
  });

  test("is a row of squares for each game, and tells no answer", () => {
    expect(squares(log, "2026-11-15", "pixoid")).toBe("⬜⬜⬜⬜🟩🟥⬜");
    expect(squares(log, "2026-11-15", "qwixx")).toBe("⬜⬜⬜⬜⬜🟩🟩");
  });
});

test("a puzzle has a path; today's and Pixoid's are the short ones", () => {
  expect(puzzlePath("2026-11-15", "pixoid", "2026-11-15")).toBe("puzzle");
  expect(puzzlePath("2026-11-15", "qwixx", "2026-11-15")).toBe("puzzle/qwixx");
  expect(puzzlePath("2026-11-14", "qwixx", "2026-11-15")).toBe("puzzle/2026-11-14/qwixx");
});
