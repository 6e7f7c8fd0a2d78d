import type { Message, Snapshot } from "$/wire/types";
import type { Table } from "./table";

const TICK_MS = 250;

/** The seconds until the bell, or until a rest is over, updated while the time runs. Create it in a component. */
export class Countdown {
  #now = $state(performance.now());

  constructor(private readonly table: () => Table | undefined) {
    $effect(() => {
      if (!this.runs) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  /** Whether the time for this decision is running. */
  get runs(): boolean {
    const { seen, bell } = this.table() ?? {};
    if (typeof bell !== "number" || seen?.status !== "playing") return false;
    return seen.rest !== null || seen.awaited.length > 0 || seen.roll !== null;
  }

  /** Seconds left. While a reveal plays, the full time is left. */
  get left(): number {
    if (!this.runs) return 0;
    const until = ((this.table()?.bell ?? this.#now) - this.#now) / 1000;
    return Math.min(this.#whole, Math.max(0, until));
  }

  get share(): number {
    return this.runs ? this.left / (this.#whole || 1) : 1;
  }

  get #whole(): number {
    const { rest, pace } = this.table()?.seen ?? {};
    return rest?.seconds ?? pace?.seconds ?? 0;
  }
}

/** When the bell rings after a message, by performance.now(); null without a bell. `seen` is the
 * table after the message, `before` the bell until now. */
export function bellAfter(message: Message, seen: Snapshot, before: number | null): number | null {
  switch (message.kind) {
    case "pace":
      return message.left === null ? null : performance.now() + message.left * 1000;
    case "resolved":
      return nextBell(seen, seen.pace.reveal);
    case "rest":
      return seen.rest ? before : nextBell(seen, 0);
    default:
      return before;
  }
}

function nextBell({ pace, rest }: Snapshot, reveal: number): number | null {
  if (rest) return performance.now() + rest.seconds * 1000;
  return pace.seconds ? performance.now() + (pace.seconds + reveal) * 1000 : null;
}
