import { load, save } from "$/lib/storage";
import { ranks } from "$/lib/verdict";
import type { VerdictView } from "$/wire/types";
import { dayBefore, PUZZLE_GAMES } from "./day";

export type Grade = "best" | "near" | "other";

/** An answer given on this device. `on` is the day it was given, which may be after the puzzle's
 * day. */
export interface Entry {
  choice: string;
  grade: Grade;
  on: string;
}

export type AnswerLog = Record<string, Record<string, Entry>>;

const KEY = "tablecade.puzzles";
const KEPT_DAYS = 400;
const WEEK = 7;
const SQUARES: Record<Grade | "none", string> = { best: "🟩", near: "🟨", other: "🟥", none: "⬜" };

export const readLog = (): AnswerLog => load<AnswerLog>(KEY, {});

/** Saves the first answer to a puzzle, beside those of other tabs. Later ones don't count. */
export function record(day: string, game: string, entry: Entry): AnswerLog {
  const log = readLog();
  if (log[day]?.[game]) return log;
  const all = { ...log, [day]: { ...log[day], [game]: entry } };
  const days = Object.keys(all).sort().slice(-KEPT_DAYS);
  const kept = Object.fromEntries(days.map((one) => [one, all[one] ?? {}]));
  save(KEY, kept);
  return kept;
}

/** Grades an answer: the best choice, one of the second best value, or another. */
export function gradeOf(verdict: VerdictView): Grade {
  if (verdict.right) return "best";
  return ranks(verdict)[1]?.choices.includes(verdict.given) ? "near" : "other";
}

/** The number of days in a row with a puzzle solved on its own day, up to today, or to yesterday if
 * today's is open. */
export function streak(log: AnswerLog, today: string): number {
  let day = solved(log, today) ? today : dayBefore(today);
  let days = 0;
  for (; solved(log, day); day = dayBefore(day)) days += 1;
  return days;
}

function solved(log: AnswerLog, day: string): boolean {
  return PUZZLE_GAMES.some((game) => {
    const entry = log[day]?.[game];
    return entry?.grade === "best" && entry.on === day;
  });
}

/** The seven days up to this one, the oldest first. */
export function weekTo(day: string): string[] {
  const days = [day];
  while (days.length < WEEK) days.unshift(dayBefore(days[0] ?? day));
  return days;
}

export const gradeOn = (log: AnswerLog, day: string, game: string): Grade | "none" =>
  log[day]?.[game]?.grade ?? "none";

/** A week of a game as coloured squares. */
export const squares = (log: AnswerLog, day: string, game: string): string =>
  weekTo(day)
    .map((one) => SQUARES[gradeOn(log, one, game)])
    .join("");
