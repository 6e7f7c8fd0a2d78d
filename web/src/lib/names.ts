import type { SeatView } from "$/wire/types";
import { oneOf } from "./chance";
import { say } from "./i18n.svelte";

/** The names of bots, by seat. */
const BOTS = ["Nova", "Turbo", "Echo", "Vega", "Comet", "Orbit", "Pulsar", "Quark"];

export const SUGGESTED = [
  "Ziggy",
  "Pip",
  "Momo",
  "Kiki",
  "Luna",
  "Otto",
  "Tilda",
  "Rex",
  "Juno",
  "Fizz",
  "Milo",
  "Zoe",
] as const;

/** A name to sit down with that nobody at the table has: the `usual` one, or a suggested one. A usual
 * name that was typed in stays, as two people may have the same. */
export function freeName(seats: readonly SeatView[], usual = ""): string {
  const taken = new Set(seats.map((seat) => seat.name));
  const names: readonly string[] = SUGGESTED;
  if (usual && !(taken.has(usual) && names.includes(usual))) return usual;
  const [first, ...others] = names.filter((name) => !taken.has(name));
  return first ? oneOf([first, ...others]) : SUGGESTED[0];
}

/** The name of a person or bot, or the words for an open seat. */
export function seatName(seat: SeatView | undefined): string {
  if (!seat) return "";
  if (seat.kind === "open") return say("web-open-seat");
  const plainBot = seat.kind === "bot" && seat.name === `${seat.bot} ${seat.seat}`;
  return plainBot ? (BOTS[seat.seat] ?? seat.name) : seat.name;
}

/** The name of a bot in a finished match. `greedy 2` is the bot of the third seat. */
export function calledBot(name: string): string {
  const seat = /^[a-z]+ (\d)$/.exec(name)?.[1];
  return (seat && BOTS[Number(seat)]) || name;
}

export const sayBot = (bot: string): string => say("web-bot", { bot });

const LONGEST = 24;

/** The first characters of a name, as many as the server accepts, counted as graphemes. */
export function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  // Created only here: a browser's first segmenter takes tens of milliseconds.
  const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const seen = Array.from(graphemes.segment(name), ({ segment }) => segment);
  return seen.slice(0, LONGEST).join("");
}
