import type { OnBoardEvent, OnBoardState } from "$/games/qwixx-on-board/wire";
import { waitedFor } from "$/lib/apply";
import type { Draw } from "$/lib/fair-dice";
import { say } from "$/lib/i18n.svelte";
import { seatName } from "$/lib/names";
import type { Table } from "$/lib/table";
import type { Snapshot } from "$/wire/types";
import { QWIXX, type QwixxCrossed, type QwixxRollView, type QwixxRowViews } from "./wire";

/** The four rows, with their numbers from left to right. */
export type Colour = keyof QwixxRowViews;
export const ROWS = (["red", "yellow", "green", "blue"] as const).map((colour) => ({
  colour,
  numbers: QWIXX.rows[colour] as readonly number[],
}));
export type Row = (typeof ROWS)[number];

type Added = "pawns" | "turns_left" | "scores";
/** The state of Qwixx, and what On Board adds to it. Its scores include the pawn's points. */
export type QwixxState = Omit<OnBoardState, Added> & Partial<Pick<OnBoardState, Added>>;

export const PASS = QWIXX.pass;
export const PENALTIES = QWIXX.penalties;

export type QwixxTable = Table<QwixxState, OnBoardEvent>;
export type QwixxSnapshot = Snapshot<QwixxState>;

export type Crossing = Pick<QwixxCrossed, "colour" | "number">;

export const writeCross = ({ colour, number }: Crossing): string => `${colour}${number}`;

export function readCross(action: string | null): Crossing | null {
  const found = /^([a-z]+)(\d+)$/.exec(action ?? "");
  const row = ROWS.find(({ colour }) => colour === found?.[1]);
  return row ? { colour: row.colour, number: Number(found?.[2]) } : null;
}

/** A cross as its colour and number, or a pass. */
export function sayChoice(choice: string): string {
  if (choice === PASS) return say("sheet-pass");
  const cross = readCross(choice);
  return cross ? `${say(`colour-${cross.colour}`)} ${cross.number}` : choice;
}

/** The dice on the table. */
export function sayDice(roll: QwixxRollView): string {
  const coloured = ROWS.flatMap(({ colour }) =>
    roll[colour] ? `${say(`die-${colour}`)} ${roll[colour]}` : [],
  );
  return say("dice-are", { white: roll.white.join(", "), coloured: coloured.join(", ") });
}

/** A seat's current score: its sheet and, in On Board, the points of its pawn. */
export const scoreOf = (state: QwixxState, seat: number): number =>
  state.scores?.[seat] ?? state.sheets[seat]?.score ?? 0;

export const nameIn =
  ({ seats }: Pick<Snapshot, "seats">) =>
  (seat: number): string =>
    seatName(seats[seat]);

/** Whether the table waits for a seat: for its choice, or for its roll of real dice. */
export const awaits = (seen: Snapshot, state: QwixxState, seat: number): boolean =>
  waitedFor(seen, seat) ||
  (seen.roll !== null && seen.roll.entered === null && state.active === seat);

/** The computed roll in the notation of the written one: the same dice in the same order. */
export function dealt(written: string, draw: Draw, seats: number): string {
  const [kind, ...words] = written.split(" ");
  if (kind === "first") return `first ${draw(seats)}`;
  const die = () => draw(6) + 1;
  const rolled = words.map((word, place) =>
    place === 0 ? `${die()}${die()}` : `${word[0]}${die()}`,
  );
  return ["roll", ...rolled].join(" ");
}
