import { beforeAll, expect, test, vi } from "vitest";
import { speech } from "$/lib/i18n.svelte";
import { person, tableWith } from "$/lib/table.fixture";
import type { GameView, ViewField } from "$/wire/types";
import fields from "./generic/told";
import type { PixoidSnapshot } from "./pixoid/state";
import { stateWith } from "./pixoid/state.fixture";
import maze from "./pixoid/told";
import type { QwixxSnapshot } from "./qwixx/state";
import sheets from "./qwixx/told";

const seats = [person(0, { name: "Ada" }), person(1, { name: "Bo" })];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speech.speak("en");
});

test("a maze is told with who stands where and where the own cube can go", () => {
  const where = { turn: 3, cubes: ["c4", null], bonus: ["a1", "b2"] };
  const state = stateWith({ ...where, reserve: 5, taken: 1, scores: [7, -2] });
  const preview = { up9: { path: ["c5", "c6"] }, up1: { path: ["c5"] } };
  const mine = { seat: 0, hands: { 0: { choice: null, legal: [], preview, refused: {} } } };
  const seen = tableWith({ seats, state, mine } as object) as PixoidSnapshot;
  expect(maze(seen)).toEqual([
    "Round 1 of 4 · turn 3 of 12 · Ada is Pixoid · Reserve: 5 cubes",
    "Ada: on c4",
    "Bonus cubes: a1 and b2",
    "From c4 up: c5, c6",
    "Ada: 7",
    "Bo: \u22122",
  ]);
});

test("sheets are told row by row", () => {
  const row = (...crossed: number[]) => ({ crossed, lost: [], lock: false, score: 0 });
  const sheet = {
    rows: { red: row(2, 5), yellow: row(), green: row(), blue: row(12) },
    penalties: 1,
    score: -1,
  };
  const roll = { white: [1, 6], red: 2, yellow: null, green: 3, blue: 4 };
  const turn = { phase: "action-1", active: 1, roll, crossed: false, closed: ["yellow"] };
  const state = { ...turn, sheets: [sheet, sheet], pawns: [0, 9] };
  const [where, , bo] = sheets(tableWith({ seats, state } as object) as QwixxSnapshot);
  expect(where).toMatch(/^Bo’s turn. White dice: 1, 6. Coloured dice: .*2.*3.*4/);
  expect(bo).toBe(
    "Bo’s sheet. Total: \u22121; red: 2, 5; yellow: row closed; green: –; blue: 12; Misses: 1 of 4; pawn on field 9",
  );
});

test("drawn fields of any game are told, of a board only what stands on it", async () => {
  const text: ViewField = { name: "cell", kind: "text" };
  const board = {
    name: "board",
    kind: "list",
    of: [{ name: "row", kind: "list", of: [text] }],
    show: { as: "grid" },
  };
  const state = [{ name: "round", kind: "number" }, board];
  const view = { game: "claims", views: { state, preview: [], events: {} } } as unknown as GameView;
  vi.stubGlobal("fetch", async () => Response.json([view]));
  const above = ["stone", null];
  const below = [null, "tree"];
  const seen = tableWith({ game: "claims", seats, state: { round: 4, board: [above, below] } });
  expect(await fields(seen)).toEqual(["round: 4", "board: a1 stone; b2 tree"]);
});
