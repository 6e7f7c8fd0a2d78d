import { describe, expect, test, vi } from "vitest";
import { asked, foreseen, SheetKeys } from "./choosing.svelte";
import type { QwixxState } from "./state";

vi.mock("$/lib/i18n.svelte", () => ({
  say: (key: string, facts?: object) => (facts ? `${key} ${JSON.stringify(facts)}` : key),
}));

const sheet = { rows: {}, misses: 0, score: 5 };
const state = (changes: object) =>
  ({ phase: "action-2", crossed: false, sheets: [sheet], ...changes }) as unknown as QwixxState;
const preview = { crosses: ["red5"], lock: false, skips: [], score: 8 };

describe("the points of a choice", () => {
  test("are those of the sheet in Qwixx", () => {
    expect(foreseen(state({}), 0, preview)).toBe('sheet-hint-score {"before":5,"after":8}');
  });

  test("hold the field on which the pawn stands (QB-3.3)", () => {
    const onBoard = state({ scores: [7] });
    expect(foreseen(onBoard, 0, preview)).toBe('sheet-hint-score {"before":7,"after":10}');
  });

  test("hold the field on which the pawn would land", () => {
    const onBoard = state({ scores: [7], phase: "step-3" });
    const moved = { ...preview, pawn: 9, bonus: 4 };
    expect(foreseen(onBoard, 0, moved)).toBe('sheet-hint-score {"before":7,"after":12}');
  });
});

describe("a turn without a cross", () => {
  test("is a miss in Qwixx after action 2 (QX-2.5)", () => {
    expect(asked(state({}), false)).toBe("sheet-hint-miss");
  });

  test("is a miss on the board only after step 3 (QB-2.6)", () => {
    expect(asked(state({}), true)).toBe("board-hint-action-2");
    expect(asked(state({ phase: "step-3" }), true)).toBe("board-hint-pawn-miss");
    expect(asked(state({ phase: "step-3", crossed: true }), true)).toBe("board-hint-pawn");
  });
});

function read(keys: string): (string | null)[] {
  const sheet = new SheetKeys();
  return keys.split(" ").map((word) => {
    const [key, code] = word.split("=");
    return sheet.read({ key, code } as KeyboardEvent);
  });
}

test.each([
  ["r 7", ["", "red7"]],
  ["b 1 2 3", ["", "blue1", "blue12", "blue3"]],
  ["R è=Digit7", ["", "red7"]],
  ["p 3 y 2", ["", "pawn3", "", "yellow2"]],
  ["9 Enter L", [null, null, null]],
])("the keys %s are choices on the sheet", (keys, choices) => {
  expect(read(keys)).toEqual(choices);
});
