export const CELLS = 50;
const COLUMNS = 14;
const ROWS = 13;

/** The `grid-area` of a cell of the score track in a grid of 14 × 13, clockwise. */
export function cellArea(cell: number): string {
  const right = COLUMNS + ROWS - 1;
  const bottom = right + COLUMNS - 1;
  if (cell < COLUMNS) return area(1, cell + 1);
  if (cell < right) return area(cell - COLUMNS + 2, COLUMNS);
  if (cell < bottom) return area(ROWS, COLUMNS - 1 - (cell - right));
  return area(ROWS - 1 - (cell - bottom), 1);
}

const area = (row: number, column: number) => `${row} / ${column}`;
