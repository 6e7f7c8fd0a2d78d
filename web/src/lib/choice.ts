import { type PixoidDirection, QWIXX } from "$/wire/types";
import { say } from "./i18n.svelte";

/** A choice of any game as a sentence: `up3`, `@c4`, `red7`, `pawn2`, `pass`. */
export function sayChoice(action: string): string {
  const [, word = "", number = ""] = /^([a-z]+)(\d+)$/.exec(action) ?? [];
  if (isDirection(word)) return `${ARROWS[word]} ${number}`;
  if (COLOURS.has(word)) return `${say(`colour-${word}`)} ${number}`;
  if (word === "pawn") return say("replay-pawn", { fields: Number(number) });
  if (action === QWIXX.pass) return say("sheet-pass");
  return action.replace(/^@/, "");
}

export const ARROWS: Record<PixoidDirection, string> = {
  up: "↑",
  down: "↓",
  left: "←",
  right: "→",
};
const COLOURS = new Set(Object.keys(QWIXX.rows));
const isDirection = (word: string): word is PixoidDirection => word in ARROWS;
