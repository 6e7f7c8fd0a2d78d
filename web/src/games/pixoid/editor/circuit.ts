import type { FaultView } from "$/wire/types";
import { type Board, PIXOID, type PixoidDirection } from "../wire";

/** A maze in the editor. Unlike a board it may be invalid, and it finds edges fast. */
export interface Circuit {
  size: number;
  /** Open edges as `a1-b1`, the left or lower pix first. */
  open: ReadonlySet<string>;
  start: readonly string[];
  bonus: readonly string[];
}

export type Mark = "start" | "bonus";

export const { smallest: SMALLEST, largest: LARGEST } = PIXOID;
const STEPS: Record<PixoidDirection, [number, number]> = {
  up: [0, 1],
  right: [1, 0],
  down: [0, -1],
  left: [-1, 0],
};

export const pixAt = (column: number, row: number): string =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

/** Column and row of a pix from the lower left corner; both start at 0. */
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
  return Array.from({ length: size ** 2 }, (_, at) => pixAt(Math.floor(at / size), at % size));
}

/** All possible edges. Codes depend on this order. */
export function allEdges(size: number): string[] {
  return allPix(size).flatMap((pix) =>
    (["up", "right"] as const).flatMap((direction) => {
      const next = neighbour(pix, direction, size);
      return next ? [edgeOf(pix, next)] : [];
    }),
  );
}

/** The positions of a pix when the board is turned by 0, 1, 2 and 3 quarters. */
function turns(pix: string, size: number): string[] {
  const [x, y] = placeOf(pix);
  const last = size - 1;
  return [pix, pixAt(y, last - x), pixAt(last - x, last - y), pixAt(last - y, x)];
}

/** The maze turned clockwise by some quarters. */
export function turned(circuit: Circuit, quarters: number): Circuit {
  const turn = (pix: string) => turns(pix, circuit.size)[quarters] ?? pix;
  const edges = [...circuit.open].map((edge) => edge.split("-").map(turn) as [string, string]);
  const open = new Set(edges.map(([a, b]) => edgeOf(a, b)));
  return { ...circuit, open, start: circuit.start.map(turn), bonus: circuit.bonus.map(turn) };
}

/** Opens or closes an edge. With `alike` it does so in all four quarters, as with four equal
 * tiles. */
export function withEdge(
  circuit: Circuit,
  [a, b]: [string, string],
  { open, alike }: { open: boolean; alike: boolean },
): Circuit {
  const bs = turns(b, circuit.size);
  const edges = new Set(circuit.open);
  for (const [quarter, from] of turns(a, circuit.size).entries()) {
    if (quarter > 0 && !alike) break;
    const edge = edgeOf(from, bs[quarter] ?? from);
    if (open) edges.add(edge);
    else edges.delete(edge);
  }
  return { ...circuit, open: edges };
}

/** Marks a pix as start or bonus, or removes the mark. A pix is never both. */
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

/** The maze with another size. What no longer fits is cut off at the top and right. */
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

/** Null if pix are missing: the editor draws walls, not holes. */
export function fromBoard(board: Board): Circuit | null {
  const pix = new Set(board.pix);
  const full = allPix(board.size);
  if (pix.size !== full.length || !full.every((one) => pix.has(one))) return null;
  const open = new Set(board.open.map(([a, b]) => edgeOf(a, b)));
  return { size: board.size, open, start: [...board.start], bonus: [...board.bonus] };
}

/** The pix of a fault: one, the two of an edge, or none for the whole board. */
export function pixOf({ place }: FaultView): string[] {
  const found = /(?:^|\s)([a-p]\d+)(?:-([a-p]\d+))?$/.exec(place);
  return found ? found.slice(1).filter(Boolean) : [];
}
