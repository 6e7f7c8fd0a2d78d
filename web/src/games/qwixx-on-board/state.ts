import type { Snapshot } from "$/wire/types";
import { ON_BOARD, type Track } from "./wire";

export const trackOf = (seen: Snapshot): Track => seen.options.track as Track;
export const isFinish = (track: Track, field: number): boolean =>
  field > track.fields.length - ON_BOARD.finish_fields;
