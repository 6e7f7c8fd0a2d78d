import { say } from "$/lib/i18n.svelte";
import { rankOf } from "$/lib/ranking";
import type { Outcome, Snapshot } from "$/wire/types";

/** The result as a sentence for the player of this device. */
export function sayPersonal(seen: Snapshot, outcome: Outcome): string {
  const seat = seen.mine?.seat;
  if (seat === undefined) return "";
  const { place, won, shared, behind } = rankOf(outcome, seat, seen.seats.length);
  if (won) return say(shared ? "play-you-won-together" : "play-you-won");
  if (behind === null) return say("play-you-lost");
  return say("play-you-came", { place, behind });
}
