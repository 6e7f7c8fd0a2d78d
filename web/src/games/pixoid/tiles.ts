import { allPix, fromBoard } from "./editor/circuit";
import { sortedCode } from "./editor/codes";
import tiles from "./tiles.json";
import type { Board } from "./wire";

export const BOARD_SIZE = 10;
const LETTERS = ["A", "B", "C", "D"] as const;

/** Four tile sides, clockwise from the upper left corner. */
export type Sides = [string, string, string, string];

export const TILE_SIDES = [1, 2] as const;
/** All tiles in order, with the same side up. */
export const sidesUp = (side: number) => LETTERS.map((letter) => `${letter}${side}`) as Sides;
export const ALL_SIDES = LETTERS.flatMap((letter) => [`${letter}1`, `${letter}2`]);
export const nameOf = (sides: Sides): string => sides.join(" ");

/** The sides of a board given by its name; null for a board given in full. */
export function readSides(board: unknown): Sides | null {
  const sides = typeof board === "string" ? board.split(" ") : [];
  return sides.length === LETTERS.length ? (sides as Sides) : null;
}

/** Builds a board from the names of its sides, for a preview. */
export function layBoard(sides: Sides): Board {
  const quarters = sides.flatMap((side, corner) => tiles[corner]?.[side as "A1"] ?? []);
  const edges = new Set(quarters.flatMap(({ open }) => open.split(" ")));
  return {
    size: BOARD_SIZE,
    pix: allPix(BOARD_SIZE),
    open: [...edges].map((edge) => edge.match(/[a-z]\d+/g) as [string, string]),
    start: quarters.map(({ start }) => start),
    bonus: quarters.map(({ bonus }) => bonus),
  };
}

/** The sides of a board given in full, as one that was drawn by chance is; null for any other. */
export function findSides(board: Board): Sides | null {
  const found = tiles.map((corner) => {
    const fits = ([, { start, bonus }]: [string, (typeof corner)["A1"]]) =>
      board.start.includes(start) && board.bonus.includes(bonus);
    return Object.entries(corner).find(fits)?.[0] ?? "";
  }) as Sides;
  const [drawn, laid] = [board, layBoard(found)].map(fromBoard);
  const isLaid = new Set(found.map(([letter]) => letter)).size === LETTERS.length;
  return isLaid && drawn && laid && sortedCode(drawn) === sortedCode(laid) ? found : null;
}

export function shuffled(): Sides {
  const letters = [...LETTERS].sort(() => Math.random() - 0.5);
  return letters.map((letter) => `${letter}${Math.random() < 0.5 ? 1 : 2}`) as Sides;
}

/** Puts a side into a corner. The tile that was there moves to the old corner of the new one. */
export function withSide(sides: Sides, corner: number, wanted: string): Sides {
  const from = sides.findIndex((side) => side[0] === wanted[0]);
  const laid = [...sides] as Sides;
  laid[from] = sides[corner] ?? wanted;
  laid[corner] = wanted;
  return laid;
}
