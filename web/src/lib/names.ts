import type { SeatView } from "$/wire/types";
import { say } from "./i18n.svelte";

/** What a bot is called at the table, by its seat. */
const BOTS = ["Nova", "Turbo", "Echo", "Vega", "Comet", "Orbit", "Pulsar", "Quark"];

export const SUGGESTED = [
  "Ziggy",
  "Pip",
  "Momo",
  "Kiki",
  "Luna",
  "Otto",
  "Tilda",
  "Rex",
  "Juno",
  "Fizz",
  "Milo",
  "Zoe",
] as const;

/** A person by name, a bot by the name it has at this seat, an open seat as what it is. */
export function seatName(seat: SeatView | undefined): string {
  if (!seat) return "";
  if (seat.kind === "open") return say("web-open-seat");
  const plainBot = seat.kind === "bot" && seat.name === `${seat.bot} ${seat.seat}`;
  return plainBot ? (BOTS[seat.seat] ?? seat.name) : seat.name;
}

export const sayBot = (bot: string): string => say("web-bot", { bot });
