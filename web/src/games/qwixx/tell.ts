import type { OnBoardEvent } from "$/games/qwixx-on-board/wire";
import { listed, say } from "$/lib/i18n.svelte";

type Name = (seat: number) => string;

/** One sentence per event. */
export function tell(events: readonly OnBoardEvent[], name: Name): string[] {
  return events.flatMap((event) => sentence(event, name) ?? []);
}

function sentence(event: OnBoardEvent, nameOf: Name): string | null {
  const name = "seat" in event ? nameOf(event.seat) : "";
  switch (event.kind) {
    case "started":
    case "passed":
      return say(`event-${event.kind}`, { name });
    case "rolled":
      return say("sheet-rolled", {
        name,
        dice: `${event.white.join(" + ")} = ${event.white[0] + event.white[1]}`,
      });
    case "crossed":
      return say("event-crossed", {
        name,
        colour: say(`colour-${event.colour}`),
        number: event.number,
        lock: String(event.lock),
      });
    case "closed":
      return say("event-closed", {
        colour: say(`colour-${event.colour}`),
        names: listed(event.by.map(nameOf)),
      });
    case "missed":
      return say("event-missed", { name, penalties: event.penalties });
    case "moved":
      return say("event-moved", { name, field: event.to, bonus: event.bonus });
    case "finish-announced":
      return say("event-finish-announced", { name, turns: event.turns_left });
    case "won":
      return say(`event-won-${event.reason}`, { names: listed(event.winners.map(nameOf)) });
    case "turn-passed":
      return null;
  }
}
