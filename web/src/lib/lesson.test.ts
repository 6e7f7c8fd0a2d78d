import { describe, expect, test } from "vitest";
import { tableWith } from "$/lib/table.fixture";
import { GAME_UIS } from "./games";
import { Lesson, type Moment, momentOf } from "./lesson.svelte";

const moment = (changes: Partial<Moment> = {}): Moment => ({
  n: 0,
  phase: "",
  asked: false,
  over: false,
  events: [],
  ...changes,
});
const act = { key: "act", asks: (now: Moment) => now.asked };
const read = { key: "read" };

describe("a lesson", () => {
  test("goes on by a nod where there is something to read", () => {
    const lesson = new Lesson([read, { key: "more" }]);
    lesson.see(moment());
    expect([lesson.key, lesson.nodding]).toEqual(["read", true]);
    lesson.nod();
    expect(lesson.key).toBe("more");
    lesson.nod();
    expect([lesson.done, lesson.key]).toEqual([true, null]);
  });

  test("says nothing until the match comes to what is to be done", () => {
    const lesson = new Lesson([act, read]);
    lesson.see(moment());
    expect([lesson.key, lesson.nodding]).toEqual([null, false]);
    lesson.see(moment({ n: 1, asked: true }));
    expect([lesson.key, lesson.nodding]).toEqual(["act", false]);
  });

  test("goes on when the choice is resolved, not when somebody nods", () => {
    const lesson = new Lesson([act, read]);
    lesson.see(moment({ n: 3, asked: true }));
    lesson.nod();
    expect(lesson.key).toBe("act");
    lesson.see(moment({ n: 4 }));
    expect(lesson.key).toBe("read");
  });

  test("asks for the next thing at once when the match is already there", () => {
    const lesson = new Lesson([read, act, { ...act, key: "again" }]);
    lesson.see(moment({ n: 1, asked: true }));
    lesson.nod();
    expect(lesson.key).toBe("act");
    lesson.see(moment({ n: 2, asked: true }));
    expect(lesson.key).toBe("again");
    lesson.see(moment({ n: 3, asked: true }));
    expect(lesson.done).toBe(true);
  });

  test("repeats its words for a choice that comes up again before the next step", () => {
    const white = { key: "white", asks: (now: Moment) => now.asked && now.phase === "action-1" };
    const colour = { key: "colour", asks: (now: Moment) => now.asked && now.phase === "action-2" };
    const lesson = new Lesson([white, colour, read]);
    lesson.see(moment({ n: 1, phase: "action-1", asked: true }));
    lesson.see(moment({ n: 2, phase: "action-2" }));
    expect([lesson.key, lesson.nodding]).toEqual([null, false]);
    lesson.see(moment({ n: 3, phase: "action-1", asked: true }));
    expect([lesson.key, lesson.nodding]).toEqual(["white", false]);
    lesson.see(moment({ n: 4, phase: "action-2", asked: true }));
    expect(lesson.key).toBe("colour");
  });

  test("leaves out what can't be done any more when the match is over", () => {
    const lesson = new Lesson([act, { ...act, key: "again" }, read]);
    lesson.see(moment({ n: 1, asked: true }));
    lesson.see(moment({ n: 2, over: true }));
    expect(lesson.key).toBe("read");
  });

  test("chooses its words by what happened", () => {
    const lesson = new Lesson([{ key: (now) => (now.events.length > 0 ? "much" : "nothing") }]);
    lesson.see(moment());
    expect(lesson.key).toBe("nothing");
    lesson.see(moment({ events: [{ kind: "caught" }] }));
    expect(lesson.key).toBe("much");
  });
});

test("a moment is read off the table", () => {
  const seen = tableWith({ n: 5, state: { phase: "programming" } });
  expect(momentOf(seen, [])).toEqual(moment({ n: 5, phase: "programming", asked: true }));
  expect(momentOf({ ...seen, status: "over" }, []).asked).toBe(false);
});

test.each(GAME_UIS)("$game ends with something to read", async ({ lesson }) => {
  for (const { steps } of (await lesson?.())?.default.parts ?? [])
    expect(steps.at(-1)?.asks).toBeUndefined();
});
