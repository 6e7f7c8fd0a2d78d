import type { Snapshot } from "$/wire/types";
import { ON_BOARD, type Track } from "./wire";

export const trackOf = (seen: Snapshot): Track => seen.options.track as Track;
export const isFinish = (track: Track, field: number): boolean =>
  field > track.fields.length - ON_BOARD.finish_fields;

/** The place of a field on a winding track with so many columns. The start is field 0. Odd rows run
 * backwards, so that neighbours on the track are neighbours on the board. */
export function placeOf(field: number, columns: number): { column: number; row: number } {
  const row = Math.floor(field / columns);
  const along = field % columns;
  return { column: row % 2 === 0 ? along : columns - 1 - along, row };
}

/** The number of columns that fits a board of about this shape and leaves the fewest gaps in the
 * last row. */
export function columnsFor(fields: number, shape: number): number {
  const ideal = Math.max(4, Math.round(Math.sqrt((fields + 1) * shape)));
  const gaps = (columns: number) => (columns - ((fields + 1) % columns)) % columns;
  return [ideal, ideal - 1, ideal + 1].reduce((a, b) => (gaps(b) < gaps(a) ? b : a));
}
