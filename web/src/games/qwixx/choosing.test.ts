import { expect, test, vi } from "vitest";
import { asked, foreseen, SheetKeys } from "./choosing.svelte";
import type { QwixxState } from "./state";

vi.mock("$/lib/i18n.svelte", () => ({
  say: (key: string, facts?: object) => (facts ? `${key} ${JSON.stringify(facts)}` : key),
}));

const sheet = { rows: {}, misses: 0, score: 5 };
const state = (changes: object) =>
  ({ phase: "action-2", crossed: false, sheets: [sheet], ...changes }) as unknown as QwixxState;
const preview = { crosses: ["red5"], lock: false, skips: [], score: 8 };

test.each([
  ["are those of the sheet in Qwixx", {}, {}, [5, 8]],
  ["hold the field on which the pawn stands (QB-3.3)", { scores: [7] }, {}, [7, 10]],
  ["hold the field on which it would land", { scores: [7] }, { pawn: 9, bonus: 4 }, [7, 12]],
])("the points of a choice %s", (_, changes, moved, [before, after]) => {
  const said = `sheet-hint-score ${JSON.stringify({ before, after })}`;
  expect(foreseen(state(changes), 0, { ...preview, ...moved })).toBe(said);
});

test("no cross is a miss after action 2 (QX-2.5), on the board after step 3 (QB-2.6)", () => {
  expect(asked(state({}), false)).toBe("sheet-hint-miss");
  expect(asked(state({}), true)).toBe("board-hint-action-2");
  expect(asked(state({ phase: "step-3" }), true)).toBe("board-hint-pawn-miss");
  expect(asked(state({ phase: "step-3", crossed: true }), true)).toBe("board-hint-pawn");
});

test.each([
  ["r 7", ["", "red7"]],
  ["b 1 2 3", ["", "blue1", "blue12", "blue3"]],
  ["R è=Digit7", ["", "red7"]],
  ["p 3 y 2", ["", "pawn3", "", "yellow2"]],
  ["9 Enter L", [null, null, null]],
])("the keys %s are choices on the sheet", (keys, choices) => {
  const sheet = new SheetKeys();
  const read = keys.split(" ").map((word) => {
    const [key, code] = word.split("=");
    return sheet.read({ key, code } as KeyboardEvent);
  });
  expect(read).toEqual(choices);
});
