import type { Table } from "$/lib/table";
import type { HandView, Snapshot } from "$/wire/types";
import { seenAs } from "./maze";
import { ARROWS } from "./say-choice";
import {
  type Board,
  PIXOID,
  type PixoidDirection,
  type PixoidEvent,
  type PixoidState,
} from "./wire";

export type { PixoidPreview, PixoidState } from "./wire";

export type PixoidTable = Table<PixoidState, PixoidEvent>;
export type PixoidSnapshot = Snapshot<PixoidState>;

export const RESERVE = PIXOID.reserve;
export const DISTANCES = PIXOID.distances;

export const boardOf = (seen: Snapshot): Board => seen.options.board as Board;
export const isShort = (state: PixoidState): boolean => state.scores === null;
export const isPixoid = (state: PixoidState, hand: number): boolean => state.pixoid === hand;
export const colourOfHand = (hands: readonly HandView[], hand: number): string =>
  hands[hand]?.colour ?? "";

export interface Program {
  direction: PixoidDirection;
  distance: number;
}

/** A program if both wheels are set. */
export const complete = ({ direction, distance }: Partial<Program>): Program | null =>
  direction && distance ? { direction, distance } : null;

export const writeProgram = ({ direction, distance }: Program): string => `${direction}${distance}`;

export function readProgram(action: string | null): Program | null {
  const found = /^([a-z]+)(\d)$/.exec(action ?? "");
  const direction = PIXOID.directions.find((one) => one === found?.[1]);
  return direction ? { direction, distance: Number(found?.[2]) } : null;
}

/** A program as the keys of this phone show it: `→ 3`. */
export function sayProgram(action: string, turned: number): string {
  const program = readProgram(action);
  return program
    ? `${ARROWS[seenAs(program.direction, turned)]}\u2009${program.distance}`
    : action.replace(/^@/, "");
}
