import type { Board, HandView, PixoidDirection, Snapshot } from "$/wire/types";
import { seenAs } from "./maze";

/** What the server shows of a match of Pixoid. */
export interface PixoidState {
  round: number;
  rounds: number;
  turn: number;
  phase: "placement" | "programming" | "over";
  pixoid: number;
  second: number | null;
  cubes: (string | null)[];
  bonus: string[];
  reserve: number;
  taken: number;
  picked: number;
  /** None in the short game. */
  scores: number[] | null;
}

export interface PixoidPreview {
  path: string[];
  bonus?: string[];
}

export const RESERVE = 12;
export const DISTANCES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const stateOf = (state: Record<string, unknown>): PixoidState =>
  state as unknown as PixoidState;
export const boardOf = (seen: Snapshot): Board => seen.options.board as Board;
export const isShort = (state: PixoidState): boolean => state.scores === null;
export const isPixoid = (state: PixoidState, hand: number): boolean => state.pixoid === hand;
export const colourOfHand = (hands: readonly HandView[], hand: number): string =>
  hands[hand]?.colour ?? "";

export interface Program {
  direction: PixoidDirection;
  distance: number;
}

export const writeProgram = ({ direction, distance }: Program): string => `${direction}${distance}`;

export function readProgram(action: string | null): Program | null {
  const found = /^(up|down|left|right)([1-9])$/.exec(action ?? "");
  return found ? { direction: found[1] as PixoidDirection, distance: Number(found[2]) } : null;
}

const SIGNS: Record<PixoidDirection, string> = { up: "↑", right: "→", down: "↓", left: "←" };

/** A program as this phone's keys show it: `→ 3`. */
export function sayProgram(action: string, turned: number): string {
  const program = readProgram(action);
  return program
    ? `${SIGNS[seenAs(program.direction, turned)]}\u2009${program.distance}`
    : action.replace(/^@/, "");
}
