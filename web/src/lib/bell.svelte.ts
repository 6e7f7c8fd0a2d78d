import type { Message, Snapshot } from "$/wire/types";
import type { Table } from "./table";

const TICK_MS = 250;

/** Whether the time for this decision is running. */
export const bellRuns = (table?: Table, seen?: Snapshot): boolean =>
  table !== undefined &&
  seen !== undefined &&
  table.bell !== null &&
  seen.status === "playing" &&
  !seen.rest &&
  (seen.awaited.length > 0 || seen.roll !== null);

/** The seconds until the bell, updated while the time runs. Create it in a component. */
export class Countdown {
  #now = $state(performance.now());

  constructor(
    private readonly table: () => Table | undefined,
    private readonly seen: () => Snapshot | undefined,
  ) {
    $effect(() => {
      if (!this.runs) return;
      this.#now = performance.now();
      const timer = setInterval(() => {
        this.#now = performance.now();
      }, TICK_MS);
      return () => clearInterval(timer);
    });
  }

  get runs(): boolean {
    return bellRuns(this.table(), this.seen());
  }

  /** Seconds left. While a reveal plays, the full time is left. */
  get left(): number {
    if (!this.runs) return 0;
    const until = ((this.table()?.bell ?? this.#now) - this.#now) / 1000;
    return Math.min(this.seen()?.pace.seconds ?? 0, Math.max(0, until));
  }

  get share(): number {
    return this.runs ? this.left / (this.seen()?.pace.seconds ?? 1) : 1;
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
      return nextBell(seen, 0);
    default:
      return before;
  }
}

function nextBell({ pace, rest }: Snapshot, reveal: number): number | null {
  return pace.seconds && !rest ? performance.now() + (pace.seconds + reveal) * 1000 : null;
}
