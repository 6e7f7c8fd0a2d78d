import type { TableWish } from "$/wire/types";
import type { Moment, Step } from "./lesson.svelte";

/** A lesson: a table to play at, and its steps. */
export interface Part {
  wish: TableWish;
  steps: readonly Step[];
}

const me = { kind: "open" } as const;
const bot = { kind: "bot" } as const;
const read = (key: Step["key"]): Step => ({ key });
const when = (phase: string) => (now: Moment) => now.asked && now.phase === phase;
const happened = (now: Moment, kind: string) => now.events.some((event) => event.kind === kind);

/** Short games, so that both roles fit into a few minutes. */
const pixoid = (first: number): TableWish => ({
  game: "pixoid",
  seats: [me, bot, bot, bot],
  options: { variant: "short", board: "A1 B2 C1 D2", first_pixoid: String(first) },
});

const FLEEING: Part = {
  wish: pixoid(0),
  steps: [
    read("learn-pixoid-you"),
    { key: "learn-pixoid-start", asks: when("placement") },
    read("learn-pixoid-danger"),
    { key: "learn-pixoid-program", asks: when("programming") },
    read((now) => (happened(now, "caught") ? "learn-pixoid-caught" : "learn-pixoid-escaped")),
    { key: "learn-pixoid-bonus", asks: when("programming") },
    read("learn-pixoid-take-back"),
  ],
};

const HUNTING: Part = {
  wish: pixoid(1),
  steps: [
    read("learn-pixoid-bug"),
    { key: "learn-pixoid-start", asks: when("placement") },
    { key: "learn-pixoid-guess", asks: when("programming") },
    read((now) => (happened(now, "caught") ? "learn-pixoid-got-him" : "learn-pixoid-got-away")),
    read("learn-pixoid-end"),
  ],
};

const SHEET: readonly Step[] = [
  read("learn-qwixx-sheet"),
  read("learn-qwixx-lost"),
  { key: "learn-qwixx-white", asks: when("action-1") },
  { key: "learn-qwixx-colour", asks: when("action-2") },
];

const QWIXX: Part = {
  wish: { game: "qwixx", seats: [me, bot] },
  steps: [...SHEET, read("learn-qwixx-points"), read("learn-qwixx-end")],
};

const ON_BOARD: Part = {
  wish: { game: "qwixx-on-board", seats: [me, bot] },
  steps: [
    read("learn-board-race"),
    ...SHEET,
    { key: "learn-board-pawn", asks: when("step-3") },
    read("learn-board-bonus"),
    read("learn-qwixx-points"),
    read("learn-board-end"),
  ],
};

/** The roles of all games. Nobody who takes a lesson needs the first hints for them. */
export const ROLES = ["pixoid", "bug", "active", "other"];

export const COURSES: Record<string, readonly Part[]> = {
  pixoid: [FLEEING, HUNTING],
  qwixx: [QWIXX],
  "qwixx-on-board": [ON_BOARD],
};
