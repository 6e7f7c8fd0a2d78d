import { say } from "$/lib/i18n.svelte";
import { digitOf, isPlaying, sealsWithEnter } from "$/lib/keys";
import type { PixoidDirection } from "$/wire/types";
import type { Choosing } from "./choosing.svelte";
import { meantBy } from "./maze";

const ARROWS: Record<string, PixoidDirection> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
};

/** What keys need to know and can do: a seat's choosing, or a puzzle's. */
export type Keyed = Pick<Choosing, "own" | "placing" | "offered" | "set" | "takeBack"> & {
  seal: () => void;
};

/** Arrows and digits turn the wheels, Enter seals, Backspace takes back. */
export function pressKey(event: KeyboardEvent, choosing: Keyed, turned: number): void {
  if (!isPlaying(event) || !choosing.own) return;
  const arrow = ARROWS[event.key];
  const digit = Number(digitOf(event));
  if (arrow) aim(choosing, meantBy(arrow, turned));
  else if (digit > 0) count(choosing, digit);
  else if (event.key === "Enter" && sealsWithEnter()) choosing.seal();
  else if (event.key === "Backspace") choosing.takeBack();
  else return;
  event.preventDefault();
}

function aim(choosing: Keyed, direction: PixoidDirection): void {
  if (!choosing.placing && !choosing.own?.refused[direction]) choosing.set({ direction });
}

/** A distance, or one of the starts as they are offered. */
function count(choosing: Keyed, number: number): void {
  if (!choosing.placing) choosing.set({ distance: number });
  else if (choosing.offered[number - 1]) choosing.set({ pix: choosing.offered[number - 1] ?? "" });
}

/** `again`: the last turn can be shown once more. */
export const keyTable = (again = true) => [
  { keys: "↑ → ↓ ←", does: say("pixoid-direction") },
  { keys: "1 – 9", does: `${say("pixoid-distance")} · ${say("pixoid-start")}` },
  { keys: "Enter", does: say("seat-seal") },
  { keys: "Backspace", does: say("seat-take-back") },
  ...(again ? [{ keys: "L", does: say("play-last-turn") }] : []),
];
