import { DIAMOND, DISC, SQUARE, TRIANGLE } from "$/parts/shapes";
import { QWIXX, type QwixxRowViews } from "./wire";

/** The four rows. Each has a shape, because colour alone is not enough. */
export type Colour = keyof QwixxRowViews;

export interface Row {
  colour: Colour;
  /** In the order of the sheet, from left to right. */
  numbers: readonly number[];
  /** An SVG path in a square of 24. */
  shape: string;
}

export const ROWS: readonly Row[] = [
  { colour: "red", numbers: QWIXX.rows.red, shape: TRIANGLE },
  { colour: "yellow", numbers: QWIXX.rows.yellow, shape: DISC },
  { colour: "green", numbers: QWIXX.rows.green, shape: SQUARE },
  { colour: "blue", numbers: QWIXX.rows.blue, shape: DIAMOND },
];

export const rowOf = (colour: string): Row | undefined => ROWS.find((row) => row.colour === colour);
