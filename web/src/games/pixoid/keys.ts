import { say } from "$/lib/i18n.svelte";
import { digitOf, isPlaying, sealsWithEnter } from "$/lib/keys";
import type { Choosing } from "./choosing.svelte";
import { meantBy } from "./maze";
import type { PixoidDirection } from "./wire";

const ARROWS: Record<string, PixoidDirection> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
};

/** What the keyboard controls: a seat's choice or a puzzle's. */
export type Keyed = Pick<Choosing, "own" | "placing" | "offered" | "set" | "takeBack"> & {
  seal: () => void;
};

/** Arrows and digits set the wheels, Enter seals, Backspace takes back. */
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

/** Sets a distance or, in the placement, picks a start by its number. */
function count(choosing: Keyed, number: number): void {
  if (!choosing.placing) choosing.set({ distance: number });
  else if (choosing.offered[number - 1]) choosing.set({ pix: choosing.offered[number - 1] ?? "" });
}

/** `again` adds the key that repeats the last turn. */
export const keyTable = (again = true) => [
  { keys: "↑ → ↓ ←", does: say("pixoid-direction") },
  { keys: "1 – 9", does: `${say("pixoid-distance")} · ${say("pixoid-start")}` },
  { keys: "Enter", does: say("seat-seal") },
  { keys: "Backspace", does: say("seat-take-back") },
  ...(again ? [{ keys: "L", does: say("play-last-turn") }] : []),
];
