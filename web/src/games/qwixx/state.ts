import type { Colour } from "./rows";

/** What the server shows of a match of Qwixx; On Board shows more. */
export interface QwixxState {
  phase: "first" | "roll" | "action-1" | "action-2" | "step-3" | "over";
  active: number | null;
  roll: Roll | null;
  /** Whether the active player crossed a number in this turn. */
  crossed: boolean;
  closed: Colour[];
  sheets: SheetState[];
  /** On Board's own: with the points under the pawns. */
  scores?: number[];
}

/** Two white dice, and one for each row that is open. */
export type Roll = { white: [number, number] } & Record<Colour, number | null>;

export interface SheetState {
  rows: Record<Colour, RowState>;
  penalties: number;
  score: number;
}

export interface RowState {
  crossed: number[];
  /** Numbers that can never be crossed any more. */
  lost: number[];
  lock: boolean;
  score: number;
}

/** What a choice would do, foreseen by the server. */
export interface CrossPreview {
  crosses: string[];
  lock: boolean;
  skips: number[];
  score: number;
  /** On Board's own: where the pawn would stand. */
  pawn?: number;
  bonus?: number;
}

export const PASS = "pass";
export const PENALTIES = [1, 2, 3, 4] as const;

export const stateOf = (state: Record<string, unknown>): QwixxState =>
  state as unknown as QwixxState;

export interface Crossing {
  colour: Colour;
  number: number;
}

export const writeCross = ({ colour, number }: Crossing): string => `${colour}${number}`;

export function readCross(action: string | null): Crossing | null {
  const found = /^(red|yellow|green|blue)(\d+)$/.exec(action ?? "");
  return found ? { colour: found[1] as Colour, number: Number(found[2]) } : null;
}

/** What a seat has now: its sheet, and On Board the points under its pawn. */
export const scoreOf = (state: QwixxState, seat: number): number =>
  state.scores?.[seat] ?? state.sheets[seat]?.score ?? 0;
