import { layBoard, type Sides, shuffled } from "$/games/pixoid/tiles";
import { allEdges, type Circuit, fromBoard, toBoard, walled } from "$/lib/drawn/circuit";
import { readCircuit, readTrackCode, writeCircuit, writeTrack } from "$/lib/drawn/codes";
import { draw, readDrawing } from "$/lib/drawn/drawing";
import { plainTrack, readTrack } from "$/lib/drawn/fields";
import type { Board, TableWish, Track } from "$/wire/types";
import tracks from "$tracks";

/** Something to start with. `name` is the key of its sentence, `word` fills in a value. */
export interface Sample<T> {
  name: string;
  word?: string;
  make: () => T;
}

/** What the editor needs for a kind of work. The server checks the work. */
export interface EditorKind<T> {
  game: string;
  first: () => T;
  samples: readonly Sample<T>[];
  /** Writes and reads a work as the end of an address. */
  write: (work: T) => string;
  read: (code: string) => T | null;
  /** Files, which the command line reads too. */
  ending: string;
  save: (work: T) => string;
  open: (text: string) => T | null;
  /** The work in the server's format, for the check. */
  asked: (work: T) => { board: Board } | { track: Track };
  wish: (work: T) => TableWish;
}

const bot = { kind: "bot" } as const;
const mine = { kind: "open" } as const;
const TILES = ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"];

const laid = (sides: Sides): Circuit => fromBoard(layBoard(sides)) ?? walled(10);
const fourOf = (side: string): Circuit => laid([side, side, side, side]);

export const BOARDS: EditorKind<Circuit> = {
  game: "pixoid",
  first: () => laid(shuffled()),
  samples: [
    { name: "editor-shuffled", make: () => laid(shuffled()) },
    ...TILES.map((side) => ({ name: "editor-tile", word: side, make: () => fourOf(side) })),
    { name: "editor-walled", make: () => walled(10) },
    { name: "editor-hall", make: () => ({ ...walled(10), open: new Set(allEdges(10)) }) },
  ],
  write: writeCircuit,
  read: readCircuit,
  ending: "txt",
  save: draw,
  open: (text) => readDrawing(text) ?? fromParsed(text, (value) => boardIn(value)),
  asked: (circuit) => ({ board: toBoard(circuit) }),
  wish: (circuit) => ({
    game: "pixoid",
    seats: [mine, bot, bot, bot],
    options: { variant: "short", board: toBoard(circuit), first_pixoid: "0" },
  }),
};

export const TRACKS: EditorKind<Track> = {
  game: "qwixx-on-board",
  first: () => readTrack(tracks.A) ?? plainTrack(),
  samples: [
    ...(["A", "B"] as const).map((side) => ({
      name: "editor-side",
      word: side,
      make: () => readTrack(tracks[side]) ?? plainTrack(),
    })),
    { name: "editor-sevens", make: plainTrack },
  ],
  write: writeTrack,
  read: readTrackCode,
  ending: "json",
  save: (track) => `${JSON.stringify(track, null, 2)}\n`,
  open: (text) => fromParsed(text, readTrack),
  asked: (track) => ({ track }),
  wish: (track) => ({ game: "qwixx-on-board", seats: [mine, bot], options: { track } }),
};

function fromParsed<T>(text: string, read: (value: unknown) => T | null): T | null {
  try {
    return read(JSON.parse(text));
  } catch {
    return null;
  }
}

function boardIn(value: unknown): Circuit | null {
  const board = value as Partial<Board> | null;
  const whole = [board?.pix, board?.open, board?.start, board?.bonus].every(Array.isArray);
  return whole && Number.isInteger(board?.size) ? fromBoard(board as Board) : null;
}
