import type { Snapshot } from "$/wire/types";

/** Whether a seat still has to choose. */
export function owes(seen: Snapshot, seat: number): boolean {
  return seen.awaited.some(
    (hand) => seen.hands[hand]?.seat === seat && !seen.sealed.includes(hand),
  );
}

/** Whether the table waits for a seat: for its choice or, between rounds, until it is ready. */
export function waitedFor(seen: Snapshot, seat: number): boolean {
  if (!seen.rest) return owes(seen, seat);
  return seen.seats[seat]?.kind === "human" && !seen.rest.ready.includes(seat);
}
