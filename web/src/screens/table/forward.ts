import { owes } from "$/lib/apply";
import type { SeatView, Snapshot } from "$/wire/types";

/** Whether the seat shown on a shared device is hidden again: when it was asked and has chosen,
 * when another seat here still has to choose, or when no match runs. */
export function leaves(
  seen: Snapshot,
  { asked, another }: { asked: boolean; another: boolean },
): boolean {
  if (!seen.mine || seen.status === "paused") return false;
  const playing = seen.status === "playing" && seen.rest === null;
  if (!playing) return true;
  return !owes(seen, seen.mine.seat) && (asked || another);
}

/** Those of `some` seats whose players are still away. */
export function stillAway(seats: readonly SeatView[], some: readonly number[]): number[] {
  return some.filter((seat) => seats[seat]?.kind === "human" && !seats[seat].present);
}
