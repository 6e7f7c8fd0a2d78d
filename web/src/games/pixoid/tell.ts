import { listed, say } from "$/lib/i18n.svelte";
import type { PixoidEvent, PixoidProgram } from "./wire";

/** The name of a seat, or of a hand. */
type Name = (hand: number) => string;

/** One sentence per event. Walks have none: they are only animated. */
export function tell(events: readonly PixoidEvent[], name: Name): string[] {
  return events.flatMap((event) => sentence(event, name) ?? []);
}

function sentence(event: PixoidEvent, name: Name): string | null {
  switch (event.kind) {
    case "placed":
      return say("event-placed", { name: name(event.hand), pix: event.pix });
    case "revealed":
      return say("event-revealed", { programs: programs(event.programs, name).join(", ") });
    case "picked":
      return say("event-picked", { pix: event.pix });
    case "caught":
      return say("event-caught", { pix: event.pix, names: listed(event.by.map(name)) });
    case "escaped":
      return say("event-escaped", { reserve: event.reserve });
    case "round-ended":
      return say("event-round-ended", {
        name: name(event.pixoid),
        taken: event.taken,
        bonus: event.bonus,
        points: event.points[event.pixoid] ?? 0,
        bugs: event.points.find((_, seat) => seat !== event.pixoid) ?? 0,
      });
    case "round-began":
      return say("event-round-began", { round: event.round, name: name(event.pixoid) });
    case "controller-passed":
      return say("event-controller-passed", { name: name(event.to) });
    case "won":
      return say(`event-won-${event.reason}`, { names: listed(event.winners.map(name)) });
    case "walked":
      return null;
  }
}

const programs = (all: Record<string, PixoidProgram>, name: Name): string[] =>
  Object.entries(all).map(
    ([hand, { direction, distance }]) =>
      `${name(Number(hand))} ${say(`direction-${direction}`)} ${distance}`,
  );
