import { owes } from "$/lib/owing";
import type { Snapshot } from "$/wire/types";

/** Whether whoever came forward on a shared device goes behind the curtain again: who was asked and
 * owes nothing any more, and who owes nothing while another one here does, or while nobody plays.
 * Who has only just come, to a table that went on in that very moment, stays. */
export function leaves(
  seen: Snapshot,
  { asked, another }: { asked: boolean; another: boolean },
): boolean {
  if (!seen.mine || seen.status === "paused") return false;
  const playing = seen.status === "playing" && seen.rest === null;
  if (!playing) return true;
  return !owes(seen, seen.mine.seat) && (asked || another);
}
