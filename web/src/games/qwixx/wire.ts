// Written by tools/wire_types.py from the server's types. Do not edit: make wire.

/** A row was closed, by whom; its die left the game (QX-3.3). */
export interface QwixxClosed {
  kind: "closed"; colour: "blue" | "green" | "red" | "yellow"; by: number[];
}

/** `lock` when the last number took the lock with it (QX-3.2). */
export interface QwixxCrossed {
  kind: "crossed"; seat: number; colour: "blue" | "green" | "red" | "yellow"; number: number;
  lock: boolean;
}

/** The active player crossed nothing and took a penalty. */
export interface QwixxMissed { kind: "missed"; seat: number; penalties: number }
export interface QwixxPassed { kind: "passed"; seat: number }

/** The two white dice, and one for each row; null for a die that left the game. */
export interface QwixxRollView {
  white: [number, number]; red: number | null; yellow: number | null; green: number | null;
  blue: number | null;
}

/** `coloured` by row, None for a die that left the game. */
export interface QwixxRolled {
  kind: "rolled"; seat: number; white: [number, number]; coloured: (number | null)[];
}

/** `lost` are the numbers that can never be crossed any more (QX-1.2, QX-3.3). */
export interface QwixxRowView { crossed: number[]; lost: number[]; lock: boolean; score: number }

export interface QwixxRowViews {
  red: QwixxRowView; yellow: QwixxRowView; green: QwixxRowView; blue: QwixxRowView;
}

export interface QwixxSheetView { rows: QwixxRowViews; penalties: number; score: number }

/** The first active player was drawn. */
export interface QwixxStarted { kind: "started"; seat: number }
export interface QwixxTurnPassed { kind: "turn-passed"; to: number }

/** The match is over. */
export interface QwixxWon { kind: "won"; reason: string; scores: number[]; winners: number[] }

export const QWIXX = {
  pass: "pass",
  penalties: [1,2,3,4],
  rows: {"red":[2,3,4,5,6,7,8,9,10,11,12],"yellow":[2,3,4,5,6,7,8,9,10,11,12],"green":[12,11,10,9,8,7,6,5,4,3,2],"blue":[12,11,10,9,8,7,6,5,4,3,2]},
} as const;
