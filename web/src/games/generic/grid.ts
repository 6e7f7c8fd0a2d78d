import type { Grid, ViewField } from "$/wire/types";

/** What is on one cell of a grid, as the server writes it. */
export interface Cell {
  owner?: number | null;
  piece?: string | null;
  value?: number | null;
  ground?: string | null;
}

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

/** Cells by name. */
export const byName = (rows: readonly Named[][]): Map<string, Named> =>
  new Map(rows.flat().map((cell) => [cell.name, cell]));

/** Whether something stands on a cell. */
export const isTaken = ({ owner, piece }: Cell): boolean =>
  (owner ?? null) !== null || (piece ?? null) !== null;

const standing = (cell: Cell): string => `${cell.owner ?? ""}/${cell.piece ?? ""}`;

/** What differs between two states of a board: what moved, came, went, changed its owner, and where
 * ground or value are new. Cells are named; `all` has every cell that looks different now. */
interface Change {
  moved: { from: string; to: string }[];
  came: string[];
  went: string[];
  turned: string[];
  other: string[];
  all: string[];
}

export function changeOf(before: readonly Named[][], after: readonly Named[][]): Change {
  const old = byName(before);
  const place = new Map(after.flatMap((row, r) => row.map((cell, c) => [cell.name, [r, c]])));
  const change: Change = { moved: [], came: [], went: [], turned: [], other: [], all: [] };
  const gone: Named[] = [];
  const fresh: Named[] = [];
  for (const cell of after.flat()) {
    const was = old.get(cell.name) ?? { name: cell.name };
    const same = standing(was) === standing(cell);
    if (!same && isTaken(was)) gone.push(was);
    if (!same && isTaken(cell)) fresh.push(cell);
    const plain = was.ground === cell.ground && was.value === cell.value;
    if (same && !plain) change.other.push(cell.name);
    if (!same || !plain) change.all.push(cell.name);
  }
  const far = (a: string, b: string): number => {
    const [r = 0, c = 0] = place.get(a) ?? [];
    const [s = 0, d = 0] = place.get(b) ?? [];
    return (r - s) ** 2 + (c - d) ** 2;
  };
  const pairs = gone
    .flatMap((was) => fresh.map((now) => ({ from: was.name, to: now.name, was, now })))
    .filter(({ was, now }) => standing(was) === standing(now))
    .sort((a, b) => far(a.from, a.to) - far(b.from, b.to));
  const left = new Set<string>();
  const reached = new Set<string>();
  for (const { from, to } of pairs) {
    if (left.has(from) || reached.has(to)) continue;
    left.add(from);
    reached.add(to);
    change.moved.push({ from, to });
  }
  for (const { name, piece } of fresh) {
    if (reached.has(name)) continue;
    const was = old.get(name);
    const turns = was && isTaken(was) && !left.has(name) && was.piece === piece;
    change[turns ? "turned" : "came"].push(name);
  }
  const turned = new Set(change.turned);
  for (const { name } of gone) if (!left.has(name) && !turned.has(name)) change.went.push(name);
  return change;
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
