import { type Board, PIXOID, type PixoidDirection } from "$/wire/types";

/** A maze while it is drawn: like a board, but it may be wrong, and its edges are quick to find. */
export interface Circuit {
  size: number;
  /** Open edges as `a1-b1`, the left or lower pix first. */
  open: ReadonlySet<string>;
  start: readonly string[];
  bonus: readonly string[];
}

export type Mark = "start" | "bonus";

export const SMALLEST = PIXOID.smallest;
export const LARGEST = PIXOID.largest;
const STEPS: Record<PixoidDirection, [number, number]> = {
  up: [0, 1],
  right: [1, 0],
  down: [0, -1],
  left: [-1, 0],
};

export const pixAt = (column: number, row: number): string =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

/** Column and row, both from 0, from the lower left corner. */
export const placeOf = (pix: string): [number, number] => [
  pix.charCodeAt(0) - 97,
  Number(pix.slice(1)) - 1,
];

export function neighbour(pix: string, direction: PixoidDirection, size: number): string | null {
  const [column, row] = placeOf(pix);
  const [right, up] = STEPS[direction];
  const there = pixAt(column + right, row + up);
  return inside(there, size) ? there : null;
}

export function inside(pix: string, size: number): boolean {
  return placeOf(pix).every((line) => line >= 0 && line < size);
}

export function edgeOf(a: string, b: string): string {
  const [[column, row], [otherColumn, otherRow]] = [placeOf(a), placeOf(b)];
  return column + row < otherColumn + otherRow ? `${a}-${b}` : `${b}-${a}`;
}

export const isOpen = (circuit: Circuit, a: string, b: string): boolean =>
  circuit.open.has(edgeOf(a, b));

export function allPix(size: number): string[] {
  const lines = Array.from({ length: size }, (_, line) => line);
  return lines.flatMap((column) => lines.map((row) => pixAt(column, row)));
}

/** Every edge there could be, in the one order that codes rely on. */
export function allEdges(size: number): string[] {
  return allPix(size).flatMap((pix) =>
    (["up", "right"] as const).flatMap((direction) => {
      const next = neighbour(pix, direction, size);
      return next ? [edgeOf(pix, next)] : [];
    }),
  );
}

/** The pix where this one comes to lie when the board is turned by quarters: itself first. */
function turns(pix: string, size: number): string[] {
  const [column, row] = placeOf(pix);
  const last = size - 1;
  return [
    pix,
    pixAt(row, last - column),
    pixAt(last - column, last - row),
    pixAt(last - row, column),
  ];
}

/** Open or close an edge; `alike` does the same in all four corners, as if one tile lay in each. */
export function withEdge(
  circuit: Circuit,
  [a, b]: [string, string],
  { open, alike }: { open: boolean; alike: boolean },
): Circuit {
  const [as, bs] = [turns(a, circuit.size), turns(b, circuit.size)];
  const edges = new Set(circuit.open);
  for (const [quarter, from] of as.entries()) {
    if (quarter > 0 && !alike) break;
    const edge = edgeOf(from, bs[quarter] ?? from);
    if (open) edges.add(edge);
    else edges.delete(edge);
  }
  return { ...circuit, open: edges };
}

/** Mark a pix as start or bonus, or take its mark away; a pix is never both. */
export function withMark(
  circuit: Circuit,
  pix: string,
  { mark, alike }: { mark: Mark; alike: boolean },
): Circuit {
  const all = alike ? [...new Set(turns(pix, circuit.size))] : [pix];
  const marked = circuit[mark].includes(pix);
  const without = (pixes: readonly string[]) => pixes.filter((one) => !all.includes(one));
  const cleared = { ...circuit, start: without(circuit.start), bonus: without(circuit.bonus) };
  return marked ? cleared : { ...cleared, [mark]: [...cleared[mark], ...all] };
}

/** The same maze with other sides: what no longer fits is cut off above and on the right. */
export function resized(circuit: Circuit, size: number): Circuit {
  const fits = (pix: string) => inside(pix, size);
  return {
    size,
    open: new Set([...circuit.open].filter((edge) => edge.split("-").every(fits))),
    start: circuit.start.filter(fits),
    bonus: circuit.bonus.filter(fits),
  };
}

export const walled = (size: number): Circuit => ({ size, open: new Set(), start: [], bonus: [] });

export function toBoard(circuit: Circuit): Board {
  return {
    size: circuit.size,
    pix: allPix(circuit.size),
    open: [...circuit.open].map((edge) => edge.split("-") as [string, string]),
    start: [...circuit.start],
    bonus: [...circuit.bonus],
  };
}

/** Null where the board is no full square: this editor draws walls, not holes. */
export function fromBoard(board: Board): Circuit | null {
  const pix = new Set(board.pix);
  const full = allPix(board.size);
  if (pix.size !== full.length || !full.every((one) => pix.has(one))) return null;
  const open = new Set(board.open.map(([a, b]) => edgeOf(a, b)));
  return { size: board.size, open, start: [...board.start], bonus: [...board.bonus] };
}
