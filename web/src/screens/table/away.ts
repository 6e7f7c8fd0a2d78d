import type { SeatView } from "$/wire/types";

/** Those of `some` seats whose players are still away. */
export function stillAway(seats: readonly SeatView[], some: readonly number[]): number[] {
  return some.filter((seat) => seats[seat]?.kind === "human" && !seats[seat].present);
}
