import { waitedFor } from "$/lib/apply";
import { seatName } from "$/lib/names";
import type { Table } from "$/lib/table";
import type { HandView, Snapshot } from "$/wire/types";
import { seenAs } from "./maze";
import { type Board, PIXOID, type PixoidEvent, type PixoidProgram, type PixoidState } from "./wire";

export type PixoidTable = Table<PixoidState, PixoidEvent>;
export type PixoidSnapshot = Snapshot<PixoidState>;

export const RESERVE = PIXOID.reserve;
export const DISTANCES = PIXOID.distances;

export const boardOf = (seen: Snapshot): Board => seen.options.board as Board;
export const isShort = (state: PixoidState): boolean => state.scores === null;
export const colourOfHand = (hands: readonly HandView[], hand: number): string =>
  hands[hand]?.colour ?? "";

/** The name of whoever held a controller. */
export const nameIn =
  ({ seats, hands }: { seats: Snapshot["seats"]; hands: readonly HandView[] }) =>
  (hand: number): string =>
    seatName(seats[hands[hand]?.seat ?? hand]);

/** Whether the table waits for a seat. Before its turn to place a cube it is not done either. */
export const awaits = (seen: PixoidSnapshot, seat: number): boolean =>
  waitedFor(seen, seat) ||
  (seen.state.phase === "placement" && !seen.rest && seen.state.cubes[seat] === null);

export type Program = Omit<PixoidProgram, "type">;

/** A program if both wheels are set. */
export const complete = ({ direction, distance }: Partial<Program>): Program | null =>
  direction && distance ? { direction, distance } : null;

export const writeProgram = ({ direction, distance }: Program): string => `${direction}${distance}`;

export function readProgram(action: string | null): Program | null {
  const found = /^([a-z]+)(\d)$/.exec(action ?? "");
  const direction = PIXOID.directions.find((one) => one === found?.[1]);
  return direction ? { direction, distance: Number(found?.[2]) } : null;
}

const ARROWS = { up: "↑", down: "↓", left: "←", right: "→" };

/** A program as an arrow and a number, on a board turned by so many quarters, or the pix of a
 * placement. */
export function sayProgram(choice: string, turned = 0): string {
  const program = readProgram(choice);
  return program
    ? `${ARROWS[seenAs(program.direction, turned)]} ${program.distance}`
    : choice.replace(/^@/, "");
}
