import { toBoard } from "./editor/circuit";
import { readDrawing } from "./editor/drawing";
import type { Board } from "./wire";

/** The small maze of the rules and the how-to. */
export const MAZE_SIZE = 4;

const DRAWING = [
  "+---+---+---+---+",
  "| S     |     S |",
  "+   +---+   +   +",
  "|   | B   B |   |",
  "+   +   +---+   +",
  "|     B   B |   |",
  "+   +---+   +   +",
  "| S           S |",
  "+---+---+---+---+",
].join("\n");

/** Four pix in a row, with a bonus cube on the second and the third. */
export const CORRIDOR: Board = {
  size: MAZE_SIZE,
  pix: ["a3", "b3", "c3", "d3"],
  open: [
    ["a3", "b3"],
    ["b3", "c3"],
    ["c3", "d3"],
  ],
  start: [],
  bonus: ["b3", "c3"],
};

const drawn = readDrawing(DRAWING);
export const SMALL_MAZE: Board = drawn ? toBoard(drawn) : CORRIDOR;
