// Written by tools/wire_types.py from the server's types. Do not edit: make wire.

/** Pixoid was caught: by whom, and on which pix. All who caught him are named (PX-4.7). */
export interface PixoidCaught { kind: "caught"; pix: string; by: number[] }

/** The second controller changed hands (PX-7.4). */
export interface PixoidControllerPassed { kind: "controller-passed"; to: number }

/** Absolute for every hand: up adds to the row (PX-3.1). */
export type PixoidDirection = "down" | "left" | "right" | "up";

/** Pixoid got through the turn and took a cube from the reserve (PX-6.1). */
export interface PixoidEscaped { kind: "escaped"; reserve: number }

/** Pixoid took the bonus cube of a pix, on his way over it (PX-5.1). */
export interface PixoidPicked { kind: "picked"; pix: string }

/** The pix a program walks over and the bonus cubes it picks up, if nothing interferes. */
export interface PixoidPreview { path: string[]; bonus?: string[] }

/** A match of Pixoid. `scores` is null in the short game. */
export interface PixoidState {
  round: number; rounds: number; turn: number; phase: "over" | "placement" | "programming";
  pixoid: number; second: number | null; cubes: (string | null)[]; bonus: string[]; reserve: number;
  taken: number; picked: number; scores: number[] | null;
}

export interface PixoidPlaced { kind: "placed"; hand: number; pix: string }

/** Both wheels of a controller, set (PX-3.1). */
export interface PixoidProgram { type: "program"; direction: PixoidDirection; distance: number }

/** All programs of the turn, public from now on (PX-3.5). */
export interface PixoidRevealed { kind: "revealed"; programs: Record<string, PixoidProgram> }
export interface PixoidRoundBegan { kind: "round-began"; round: number; pixoid: number }

/** `points` is what each seat scored in this round, `scores` what each has now. */
export interface PixoidRoundEnded {
  kind: "round-ended"; pixoid: number; taken: number; bonus: number; points: number[];
  scores: number[];
}

/** A cube moved, pix by pix; `path` leaves out where it stood. */
export interface PixoidWalked { kind: "walked"; hand: number; path: string[] }

/** The match is over. */
export interface PixoidWon { kind: "won"; reason: string; winners: number[] }

/** A maze in full, as a match file holds it. `open` has each open edge once. */
export interface Board {
  size: number; pix: string[]; open: [string, string][]; start: string[]; bonus: string[];
}

export type PixoidEvent =
  | PixoidPlaced | PixoidRevealed | PixoidWalked | PixoidPicked | PixoidCaught | PixoidEscaped
  | PixoidRoundEnded | PixoidRoundBegan | PixoidControllerPassed | PixoidWon;

export const PIXOID = {
  reserve: 12,
  hands: 4,
  directions: ["up","down","left","right"],
  distances: [1,2,3,4,5,6,7,8,9],
  smallest: 4,
  largest: 16,
} as const;
