/** Where a field lies on a winding track of so many columns, the start being field 0. Odd rows run
 * back, so that neighbours on the track are neighbours on the board. */
export function placeOf(field: number, columns: number): { column: number; row: number } {
  const row = Math.floor(field / columns);
  const along = field % columns;
  return { column: row % 2 === 0 ? along : columns - 1 - along, row };
}

/** How many columns let the fields and their start fill a board of about this shape, with as few
 * gaps in the last row as may be. */
export function columnsFor(fields: number, shape: number): number {
  const ideal = Math.max(4, Math.round(Math.sqrt((fields + 1) * shape)));
  const gaps = (columns: number) => (columns - ((fields + 1) % columns)) % columns;
  return [ideal, ideal - 1, ideal + 1].reduce((a, b) => (gaps(b) < gaps(a) ? b : a));
}
