import { say } from "$/lib/i18n.svelte";
import { digitOf, isPlaying, sealsWithEnter } from "$/lib/keys";
import type { Colour } from "./rows";

const ROW_KEYS: Record<string, Colour> = { r: "red", y: "yellow", g: "green", b: "blue" };
const PAWN = "pawn";

/** What the keyboard controls on a sheet. */
export interface Keyed {
  legal: readonly string[];
  pick: (action: string) => void;
  /** Says why an action is not allowed. */
  refuse: (action: string) => void;
  seal: () => void;
  takeBack: () => void;
  /** Repeats the last turn. */
  again: () => void;
}

/** A letter chooses a row or the pawn, digits the number. After 1 it waits for the second digit of
 * 10, 11 and 12. */
export class SheetKeys {
  #row = $state("");
  #digits = "";

  /** The row, or the pawn, that waits for its number. */
  get row(): string {
    return this.#row;
  }

  press(event: KeyboardEvent, can: Keyed): void {
    if (!isPlaying(event)) return;
    const key = event.key.toLowerCase();
    const digit = digitOf(event);
    if (ROW_KEYS[key] || key === "p") this.#begin(ROW_KEYS[key] ?? PAWN);
    else if (digit && this.#row) this.#count(digit, can);
    else if (key === "enter" && sealsWithEnter()) can.seal();
    else if (key === "backspace") can.takeBack();
    else if (key === "l") can.again();
    else return;
    event.preventDefault();
  }

  #begin(row: string): void {
    this.#row = row;
    this.#digits = "";
  }

  #count(digit: string, { legal, pick, refuse }: Keyed): void {
    const typed = this.#digits + digit;
    const action = `${this.#row}${typed}`;
    this.#digits = typed.length === 1 ? typed : "";
    if (legal.includes(action)) pick(action);
    else refuse(action);
  }
}

/** `again` adds the key that repeats the last turn. */
export const keyTable = (pawn: boolean, again = true) => [
  { keys: "R Y G B", does: say("play-keys-row") },
  { keys: "2 – 12", does: say("play-keys-number") },
  ...(pawn ? [{ keys: "P", does: say("play-keys-pawn") }] : []),
  { keys: "Enter", does: say("play-keys-seal") },
  { keys: "Backspace", does: say("seat-take-back") },
  ...(again ? [{ keys: "L", does: say("play-last-turn") }] : []),
];
