// Written by tools/wire_types.py from the server's types. Do not edit: make wire.
import type { QwixxClosed, QwixxCrossed, QwixxMissed, QwixxPassed, QwixxRollView, QwixxRolled, QwixxSheetView, QwixxStarted, QwixxTurnPassed, QwixxWon } from "../qwixx/wire";

/** A pawn reached the last five fields: every other player is active once more (QB-3.1). */
export interface OnBoardFinishAnnounced {
  kind: "finish-announced"; seat: number; turns_left: number;
}

/** A pawn went forward; `jumped` are the occupied fields it did not count (QB-2.2). */
export interface OnBoardMoved {
  kind: "moved"; seat: number; start: number; to: number; jumped: number[]; bonus: number;
}

/** As in Qwixx; in step 3 also where the pawn would stand, and the bonus there. */
export interface OnBoardPreview {
  crosses: string[]; lock: boolean; skips: number[]; score: number; pawn?: number; bonus?: number;
}

/** A match of Qwixx On Board. `pawns` has each seat's field, 0 for the start field; `turns_left` the turns until the end, once a pawn has reached the finish. */
export interface OnBoardState {
  phase: "action-1" | "action-2" | "first" | "over" | "roll" | "step-3"; active: number | null;
  roll: QwixxRollView | null; crossed: boolean; closed: ("blue" | "green" | "red" | "yellow")[];
  sheets: QwixxSheetView[]; pawns: number[]; turns_left: number | null; scores: number[];
}

export interface Field { colour: string; number: number; bonus: number }

/** The fields in order. Field 1 is the first after the start field, which is 0. */
export interface Track { fields: Field[] }

export type OnBoardEvent =
  | QwixxStarted | QwixxRolled | QwixxCrossed | QwixxPassed | QwixxClosed | QwixxMissed
  | QwixxTurnPassed | QwixxWon | OnBoardMoved | OnBoardFinishAnnounced;

export const ON_BOARD = {
  finish_fields: 5,
  highest_bonus: 20,
} as const;
