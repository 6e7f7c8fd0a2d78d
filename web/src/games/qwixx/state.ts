import type { OnBoardEvent, OnBoardState } from "$/games/qwixx-on-board/wire";
import type { Table } from "$/lib/table";
import type { Snapshot } from "$/wire/types";
import { type Colour, rowOf } from "./rows";
import { QWIXX } from "./wire";

export type { OnBoardPreview as CrossPreview } from "$/games/qwixx-on-board/wire";
export type {
  QwixxRollView as Roll,
  QwixxRowView as RowState,
  QwixxSheetView as SheetState,
} from "./wire";

/** The part of the state that Qwixx and On Board share. On Board's scores include the pawn's
 * points. */
export type QwixxState = Omit<OnBoardState, "pawns" | "turns_left" | "scores"> &
  Partial<Pick<OnBoardState, "scores">>;

export const PASS = QWIXX.pass;
export const PENALTIES = QWIXX.penalties;

export type QwixxTable<S extends QwixxState = QwixxState> = Table<S, OnBoardEvent>;
export type QwixxSnapshot<S extends QwixxState = QwixxState> = Snapshot<S>;

export interface Crossing {
  colour: Colour;
  number: number;
}

export const writeCross = ({ colour, number }: Crossing): string => `${colour}${number}`;

export function readCross(action: string | null): Crossing | null {
  const found = /^([a-z]+)(\d+)$/.exec(action ?? "");
  const row = rowOf(found?.[1] ?? "");
  return row ? { colour: row.colour, number: Number(found?.[2]) } : null;
}

/** A seat's current score: its sheet and, in On Board, the points of its pawn. */
export const scoreOf = (state: QwixxState, seat: number): number =>
  state.scores?.[seat] ?? state.sheets[seat]?.score ?? 0;
