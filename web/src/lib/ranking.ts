import type { Outcome, Snapshot } from "$/wire/types";
import { say } from "./i18n.svelte";

/** A seat's rank, and how many points it is behind the best; null if the game has no points. Winners
 * come first, then points decide. Equal seats share a rank. */
export function rankOf(outcome: Outcome, seat: number, seats: number) {
  const won = (one: number) => outcome.winners.includes(one);
  const points = (one: number) => outcome.scores?.[one] ?? 0;
  const better = (a: number, b: number) =>
    won(a) !== won(b) ? won(a) : !won(a) && points(a) > points(b);
  const others = Array.from({ length: seats }, (_, one) => one).filter((one) => one !== seat);
  return {
    place: 1 + others.filter((other) => better(other, seat)).length,
    won: won(seat),
    shared: others.some((other) => !better(other, seat) && !better(seat, other)),
    behind: outcome.scores ? Math.max(...outcome.scores) - points(seat) : null,
  };
}

/** The result as a sentence for the player of this device. */
export function sayPersonal({ mine, outcome, seats }: Snapshot): string {
  if (!mine || !outcome) return "";
  const { seat } = mine;
  const { place, won, shared, behind } = rankOf(outcome, seat, seats.length);
  if (won) return say(shared ? "play-you-won-together" : "play-you-won");
  if (behind === null) return say("play-you-lost");
  return say("play-you-came", { place, behind });
}
