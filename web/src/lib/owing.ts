import type { Snapshot } from "$/wire/types";

/** Whether a seat still owes a choice to the table. */
export function owes(seen: Snapshot, seat: number): boolean {
  return seen.awaited.some(
    (hand) => seen.hands[hand]?.seat === seat && !seen.sealed.includes(hand),
  );
}
