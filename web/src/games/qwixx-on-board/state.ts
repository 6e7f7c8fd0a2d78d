import type { QwixxState } from "$/games/qwixx/state";
import type { Snapshot, Track } from "$/wire/types";

/** What the server shows of a match of On Board: Qwixx's, and the pawns. */
export interface OnBoardState extends QwixxState {
  /** Each seat's field, 0 for the start. */
  pawns: number[];
  /** After somebody reached the finish, the turns until the end. */
  turns_left: number | null;
  scores: number[];
}

/** The last fields are the finish. */
const FINISH_FIELDS = 5;

export const trackOf = (seen: Snapshot): Track => seen.options.track as Track;
export const isFinish = (track: Track, field: number): boolean =>
  field > track.fields.length - FINISH_FIELDS;

export const stateOf = (state: Record<string, unknown>): OnBoardState =>
  state as unknown as OnBoardState;
