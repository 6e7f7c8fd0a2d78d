/** Where a field lies on a winding track of so many columns, the start being field 0. Odd rows run
 * back, so that neighbours on the track are neighbours on the board. */
export function placeOf(field: number, columns: number): { column: number; row: number } {
  const row = Math.floor(field / columns);
  const along = field % columns;
  return { column: row % 2 === 0 ? along : columns - 1 - along, row };
}

/** How many columns let the fields and their start fill a board of this shape best. */
export function columnsFor(fields: number, shape: number): number {
  return Math.max(3, Math.min(fields + 1, Math.round(Math.sqrt((fields + 1) * shape))));
}
