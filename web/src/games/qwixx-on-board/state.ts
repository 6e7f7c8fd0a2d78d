import type { QwixxSnapshot, QwixxTable } from "$/games/qwixx/state";
import { ON_BOARD, type OnBoardState, type Snapshot, type Track } from "$/wire/types";

export type { OnBoardState } from "$/wire/types";

export const trackOf = (seen: Snapshot): Track => seen.options.track as Track;
export const isFinish = (track: Track, field: number): boolean =>
  field > track.fields.length - ON_BOARD.finish_fields;

export type OnBoardTable = QwixxTable<OnBoardState>;
export type OnBoardSnapshot = QwixxSnapshot<OnBoardState>;
