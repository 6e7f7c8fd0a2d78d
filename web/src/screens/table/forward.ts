import { owes } from "$/lib/owing";
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

/** The table as the first person of a shared device sees it, without any hand: they vote for the
 * next game together. */
export function asVoter(seen: Snapshot, here: readonly SeatView[]): Snapshot {
  const voter = here.find(({ kind }) => kind === "human");
  return { ...seen, mine: voter ? { seat: voter.seat, hands: {} } : null };
}
