import type { SeatView } from "$/wire/types";
import { say } from "./i18n.svelte";

/** What a bot is called at the table, by its seat. */
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

/** A person by name, a bot by the name it has at this seat, an open seat as what it is. */
export function seatName(seat: SeatView | undefined): string {
  if (!seat) return "";
  if (seat.kind === "open") return say("web-open-seat");
  const plainBot = seat.kind === "bot" && seat.name === `${seat.bot} ${seat.seat}`;
  return plainBot ? (BOTS[seat.seat] ?? seat.name) : seat.name;
}

/** A bot of a finished match, known by its name alone: `greedy 2` is the one of the third seat. */
export function calledBot(name: string): string {
  const seat = /^[a-z]+ (\d)$/.exec(name)?.[1];
  return (seat && BOTS[Number(seat)]) || name;
}

export const sayBot = (bot: string): string => say("web-bot", { bot });

const LONGEST = 24;

/** The first characters of a name, as many as the server takes, counted as people see them. */
export function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  // Made only here: a browser's first segmenter takes tens of milliseconds.
  const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const seen = Array.from(graphemes.segment(name), ({ segment }) => segment);
  return seen.slice(0, LONGEST).join("");
}
