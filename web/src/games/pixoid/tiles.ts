import type { Board } from "$/wire/types";
import tiles from "./tiles.json";

const SIZE = 10;
const LETTERS = ["A", "B", "C", "D"] as const;

/** Four tile sides, corners clockwise from the upper left. */
export type Sides = [string, string, string, string];

export const ALL_SIDES = LETTERS.flatMap((letter) => [`${letter}1`, `${letter}2`]);
export const nameOf = (sides: Sides): string => sides.join(" ");

/** The sides of a board that was asked for by its name; none for one given in full. */
export function readSides(board: unknown): Sides | null {
  const sides = typeof board === "string" ? board.split(" ") : [];
  return sides.length === LETTERS.length ? (sides as Sides) : null;
}

/** A board drawn from the names of its sides, to be looked at before a table opens. */
export function layBoard(sides: Sides): Board {
  const quarters = sides.flatMap((side, corner) => tiles[corner]?.[side as "A1"] ?? []);
  const edges = new Set(quarters.flatMap(({ open }) => open.split(" ")));
  return {
    size: SIZE,
    pix: allPix(),
    open: [...edges].map(readEdge),
    start: quarters.map(({ start }) => start),
    bonus: quarters.map(({ bonus }) => bonus),
  };
}

export function shuffled(): Sides {
  const letters = [...LETTERS].sort(() => Math.random() - 0.5);
  return letters.map((letter) => `${letter}${Math.random() < 0.5 ? 1 : 2}`) as Sides;
}

/** Put a side into a corner; the tile that was there goes where the wanted one came from. */
export function withSide(sides: Sides, corner: number, wanted: string): Sides {
  const from = sides.findIndex((side) => side[0] === wanted[0]);
  const laid = [...sides] as Sides;
  laid[from] = sides[corner] ?? wanted;
  laid[corner] = wanted;
  return laid;
}

function readEdge(edge: string): [string, string] {
  const found = /^([a-z]\d+)([a-z]\d+)$/.exec(edge);
  return [found?.[1] ?? "", found?.[2] ?? ""];
}

function allPix(): string[] {
  const columns = Array.from({ length: SIZE }, (_, column) => String.fromCharCode(97 + column));
  return columns.flatMap((column) =>
    Array.from({ length: SIZE }, (_, row) => `${column}${row + 1}`),
  );
}
