import { QWIXX } from "$/games/qwixx/wire";
import type { FaultView } from "$/wire/types";
import { type Field, ON_BOARD, type Track } from "../wire";

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export const NUMBERS = QWIXX.rows.red;
export const HIGHEST_BONUS = ON_BOARD.highest_bonus;
const LENGTH = 40;

/** Forty fields with number 7: the colours in turn, and a bonus that grows every two fields. */
export function plainTrack(): Track {
  const fields = Array.from({ length: LENGTH }, (_, place) => ({
    colour: COLOURS[place % COLOURS.length] ?? "red",
    number: 7,
    bonus: Math.floor(place / 2) + 1,
  }));
  return { fields };
}

/** Changes field `place`, counted from 1. */
export function withField(track: Track, place: number, change: Partial<Field>): Track {
  return { fields: track.fields.map((f, i) => (i === place - 1 ? { ...f, ...change } : f)) };
}

/** Adds a copy of field `place` after it. */
export function withCopy(track: Track, place: number): Track {
  return { fields: track.fields.flatMap((f, i) => (i === place - 1 ? [f, f] : f)) };
}

export function without(track: Track, place: number): Track {
  return { fields: track.fields.filter((_, index) => index !== place - 1) };
}

/** Reads a track; null if it is not a list of fields. The server reports numbers out of range. */
export function readTrack(value: unknown): Track | null {
  const { fields } = (value ?? {}) as { fields?: unknown };
  const isField = ({ colour, number, bonus }: Partial<Field>) =>
    COLOURS.some((one) => one === colour) && Number.isInteger(number) && Number.isInteger(bonus);
  const all = Array.isArray(fields) && fields.every((field) => isField(field ?? {}));
  return all ? { fields } : null;
}

/** Writes each field as the colour's letter, the number, a point and the bonus: `r2.1_b11.1`. */
export function writeTrack(track: Track): string {
  return track.fields.map((f) => `${f.colour.charAt(0)}${f.number}.${f.bonus}`).join("_");
}

export function readTrackCode(code: string): Track | null {
  const fields = code.split("_").map((text) => {
    const found = /^([rygb])(-?\d+)\.(-?\d+)$/.exec(text);
    const colour = COLOURS.find((one) => one.charAt(0) === found?.[1]);
    return found && colour ? { colour, number: Number(found[2]), bonus: Number(found[3]) } : null;
  });
  return fields.every((field) => field !== null) ? { fields } : null;
}

/** The field of a fault, counted from 1. */
export function fieldOf({ place }: FaultView): number | null {
  const found = /^field (\d+)$/.exec(place);
  return found ? Number(found[1]) : null;
}
