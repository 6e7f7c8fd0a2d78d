import { GAME_UIS } from "$/lib/games";

/** The games with a puzzle of the day. A path that names none means the first. */
export const PUZZLE_GAMES = GAME_UIS.filter(({ puzzle }) => puzzle).map(({ game }) => game);

/** A day in the server's format, in the player's time zone. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function dayBefore(day: string): string {
  const date = asDate(day);
  date.setDate(date.getDate() - 1);
  return dayOf(date);
}

/** Noon, so that a change to or from summer time doesn't move it to another day. */
export const asDate = (day: string): Date => new Date(`${day}T12:00`);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(asDate(text)) === text;

/** The path of a day's puzzle. Today's has no day in it. */
export function puzzlePath(day: string, game: string, today: string): string {
  const parts = [day === today ? "" : day, game === PUZZLE_GAMES[0] ? "" : game].filter(Boolean);
  return ["puzzle", ...parts].join("/");
}
