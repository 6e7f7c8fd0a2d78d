import { digitOf } from "$/lib/keys";

const ROW_KEYS: Record<string, string> = {
  r: "red",
  y: "yellow",
  g: "green",
  b: "blue",
  p: "pawn",
};

/** A letter chooses a row or the pawn, digits the number. After 1 it waits for the second digit of
 * 10, 11 and 12. */
export class SheetKeys {
  /** The row, or the pawn, that waits for its number. */
  row = $state("");
  #digits = "";

  /** The choice that a key completes, empty before its first digit; null if the key is another
   * one. */
  read(event: KeyboardEvent): string | null {
    const row = ROW_KEYS[event.key.toLowerCase()];
    const digit = digitOf(event);
    if (!row && !(digit && this.row)) return null;
    if (row) [this.row, this.#digits] = [row, ""];
    const typed = this.#digits + (row ? "" : digit);
    this.#digits = typed.length === 1 ? typed : "";
    return typed && `${this.row}${typed}`;
  }
}
