import type { SeatView } from "$/wire/types";
import { say } from "./i18n.svelte";

/** The names of bots, by seat. */
const BOTS = ["Nova", "Turbo", "Echo", "Vega", "Comet", "Orbit", "Pulsar", "Quark"];

const NAMES = "Ziggy Pip Momo Kiki Luna Otto Tilda Rex Juno Fizz Milo Zoe";
export const SUGGESTED: readonly string[] = NAMES.split(" ");

/** A name to sit down with that nobody at the table has: the `usual` one, or a suggested one. A usual
 * name that was typed in stays, as two people may have the same. */
export function freeName(seats: readonly SeatView[], usual = ""): string {
  const taken = new Set(seats.map((seat) => seat.name));
  if (usual && !(taken.has(usual) && SUGGESTED.includes(usual))) return usual;
  const free = SUGGESTED.filter((name) => !taken.has(name));
  return oneOf(free.length > 0 ? free : SUGGESTED);
}

/** The name of a person or bot, or the words for an open seat. */
export function seatName(seat: SeatView | undefined): string {
  if (!seat) return "";
  if (seat.kind === "open") return say("web-open-seat");
  const plainBot = seat.kind === "bot" && seat.name === `${seat.bot} ${seat.seat}`;
  return plainBot ? (BOTS[seat.seat] ?? seat.name) : hyphenated(seat.name);
}

const VOWEL = "[aeiouyąęóäöüáàâæéèêëíîïôœúùûý]";
const ONSET = "sch|[crsd]z|[cpst]h|[^aeiouyąęóäöüáàâæéèêëíîïôœúùûý]";
const SYLLABLE = new RegExp(`(${VOWEL}\\p{L}*?)(?=(?:${ONSET})${VOWEL})`, "giu");

/** A name with soft hyphens between the syllables of very long words: where it is narrow they break
 * there, not anywhere. */
export const hyphenated = (name: string): string =>
  name.replace(/\p{L}{11,}/gu, (word) => word.replace(SYLLABLE, "$1\u00ad"));

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

export const oneOf = (names: readonly string[]): string =>
  names[Math.floor(Math.random() * names.length)] ?? "";
