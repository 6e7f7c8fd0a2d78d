import type { Snippet } from "svelte";
import type { Lazy } from "$/games";
import { say } from "$/lib/i18n.svelte";
import type { PuzzleView, VerdictView } from "$/wire/types";

interface Props<S = object, E = { kind: string }> extends Record<string, unknown> {
  puzzle: PuzzleView<S>;
  verdict: VerdictView<S, E> | null;
  after: Snippet;
  onseal: (choice: string) => void;
}

/** The puzzle of one game in the browser. */
interface PuzzleUi {
  question: () => string;
  view: Lazy<Props>;
}

/** A view of one game's puzzle: the id of the game says which states and events it has. */
const view = <S, E>(load: Lazy<Props<S, E>>): Lazy<Props> => load as unknown as Lazy<Props>;

/** All games with a puzzle of the day, in the order they are shown. */
export const PUZZLES = {
  pixoid: {
    question: () => say("puzzle-question"),
    view: view(() => import("./PixoidPuzzle.svelte")),
  },
  qwixx: {
    question: () => say("puzzle-qwixx-question"),
    view: view(() => import("./QwixxPuzzle.svelte")),
  },
} satisfies Record<string, PuzzleUi>;

export type Game = keyof typeof PUZZLES;
export const GAMES = Object.keys(PUZZLES) as Game[];

/** The game of a path that names none. */
export const DEFAULT_GAME: Game = "pixoid";
