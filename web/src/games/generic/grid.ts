import type { Cell, Grid, ViewField } from "$/wire/types";

export interface Named extends Cell {
  name: string;
}

/** The rows of a grid from the top. Entries are cells, seats, pieces or values. */
export function cellsOf(field: ViewField, grid: Grid, value: unknown): Named[][] {
  const rows: unknown[][] = Array.isArray(value) ? value : [];
  const kind = field.of?.[0]?.of?.[0]?.kind;
  return rows.map((row, r) => {
    const number = grid.first_row === "bottom" ? rows.length - r : r + 1;
    const name = (column: number) => `${String.fromCharCode(97 + column)}${number}`;
    return row.map((entry, c) => ({ ...cellOf(kind, entry), name: name(c) }));
  });
}

function cellOf(kind: ViewField["kind"] | undefined, entry: unknown): Cell {
  if (entry === null || entry === undefined) return {};
  if (kind === "seat" || kind === "hand") return { owner: Number(entry) };
  if (kind === "text") return { piece: String(entry) };
  if (kind === "number") return { value: Number(entry) };
  return entry;
}

export const byName = (rows: readonly Named[][]): Map<string, Named> =>
  new Map(rows.flat().map((cell) => [cell.name, cell]));

/** Whether something stands on a cell. */
export const isTaken = ({ owner, piece }: Cell): boolean =>
  (owner ?? null) !== null || (piece ?? null) !== null;

const standing = (cell: Cell): string => `${cell.owner ?? ""}/${cell.piece ?? ""}`;

/** What differs between two states of a board: what moved, came, went, changed its owner, and where
 * ground or value are new. Cells are named; `all` has every cell that looks different now. */
export function changeOf(before: readonly Named[][], after: readonly Named[][]) {
  const old = byName(before);
  const cells = after.flatMap((row, r) =>
    row.map((now, c) => ({ now, was: old.get(now.name) ?? { name: now.name }, r, c })),
  );
  type Place = (typeof cells)[number];
  const changed = cells.filter(({ was, now }) => standing(was) !== standing(now));
  const other = cells.filter(
    (one) =>
      !changed.includes(one) &&
      (one.was.ground !== one.now.ground || one.was.value !== one.now.value),
  );
  const gone = changed.filter(({ was }) => isTaken(was));
  const fresh = changed.filter(({ now }) => isTaken(now));
  const far = (a: Place, b: Place): number => (a.r - b.r) ** 2 + (a.c - b.c) ** 2;
  const pairs = gone
    .flatMap((from) => fresh.map((to) => ({ from, to })))
    .filter(({ from, to }) => standing(from.was) === standing(to.now))
    .sort((a, b) => far(a.from, a.to) - far(b.from, b.to));
  const moves = new Map<Place, Place>();
  for (const { from, to } of pairs)
    if (!moves.has(from) && ![...moves.values()].includes(to)) moves.set(from, to);
  const came = fresh.filter((one) => ![...moves.values()].includes(one));
  const turned = came.filter(
    (one) => isTaken(one.was) && !moves.has(one) && one.was.piece === one.now.piece,
  );
  const named = (places: readonly Place[]) => places.map(({ now }) => now.name);
  return {
    moved: [...moves].map(([from, to]) => ({ from: from.now.name, to: to.now.name })),
    came: named(came.filter((one) => !turned.includes(one))),
    went: named(gone.filter((one) => !moves.has(one) && !turned.includes(one))),
    turned: named(turned),
    other: named(other),
    all: named(cells.filter((one) => changed.includes(one) || other.includes(one))),
  };
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that an arrow key leads to, over cells that are not part of the board; null for other
 * keys. */
export function cellBeside(rows: readonly Named[][], at: string, key: string): string | null {
  const [down, right] = ARROWS[key] ?? [0, 0];
  if (down === 0 && right === 0) return null;
  let row = rows.findIndex((one) => one.some(({ name }) => name === at));
  let column = rows[row]?.findIndex(({ name }) => name === at) ?? -1;
  for (;;) {
    row += down;
    column += right;
    const cell = rows[row]?.[column];
    if (!cell) return at;
    if (cell.ground !== "none") return cell.name;
  }
}
