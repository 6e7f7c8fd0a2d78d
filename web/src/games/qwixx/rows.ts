import { DIAMOND, DISC, SQUARE, TRIANGLE } from "$/parts/shapes";

/** The four rows as they are drawn: never by colour alone. */
export type Colour = "red" | "yellow" | "green" | "blue";

export interface Row {
  colour: Colour;
  /** From left to right. */
  numbers: readonly number[];
  /** In a square of 24. */
  shape: string;
}

const RISING = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const FALLING = [...RISING].reverse();

export const ROWS: readonly Row[] = [
  { colour: "red", numbers: RISING, shape: TRIANGLE },
  { colour: "yellow", numbers: RISING, shape: DISC },
  { colour: "green", numbers: FALLING, shape: SQUARE },
  { colour: "blue", numbers: FALLING, shape: DIAMOND },
];

export const rowOf = (colour: string): Row | undefined => ROWS.find((row) => row.colour === colour);
