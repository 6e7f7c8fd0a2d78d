import { BOT, type Editor, ME } from "$/lib/manifest";
import { parsed } from "$/lib/storage";
import { ALL_SIDES, layBoard, type Sides, shuffled, sidesUp, TILE_SIDES } from "../tiles";
import type { Board } from "../wire";
import BoardCanvas from "./BoardCanvas.svelte";
import { allEdges, type Circuit, fromBoard, pixOf, toBoard, walled } from "./circuit";
import { readCircuit, writeCircuit } from "./codes";
import { draw, readDrawing } from "./drawing";
import Thumb from "./Thumb.svelte";

const laid = (sides: Sides): Circuit => fromBoard(layBoard(sides)) ?? walled(10);

export default {
  game: "pixoid",
  canvas: BoardCanvas,
  thumb: Thumb,
  first: () => laid(shuffled()),
  samples: [
    { name: "editor-shuffled", make: () => laid(shuffled()) },
    ...TILE_SIDES.map((side) => ({
      name: "pixoid-tile-sides",
      word: String(side),
      make: () => laid(sidesUp(side)),
    })),
    ...ALL_SIDES.map((side) => ({
      name: "editor-tile",
      word: side,
      make: () => laid([side, side, side, side]),
    })),
    { name: "editor-walled", make: () => walled(10) },
    { name: "editor-hall", make: () => ({ ...walled(10), open: new Set(allEdges(10)) }) },
  ],
  write: writeCircuit,
  read: readCircuit,
  ending: "txt",
  save: draw,
  open: (text) => readDrawing(text) ?? boardIn(parsed(text)),
  asked: (circuit) => ({ board: toBoard(circuit) }),
  wish: (circuit) => ({
    game: "pixoid",
    seats: [ME, BOT, BOT, BOT],
    options: { variant: "short", board: toBoard(circuit), first_pixoid: "0" },
  }),
  sayPlace: (fault) => pixOf(fault).join("–"),
} satisfies Editor<Circuit>;

function boardIn(value: unknown): Circuit | null {
  const board = value as Partial<Board> | null;
  const whole = [board?.pix, board?.open, board?.start, board?.bonus].every(Array.isArray);
  return whole && Number.isInteger(board?.size) ? fromBoard(board as Board) : null;
}
