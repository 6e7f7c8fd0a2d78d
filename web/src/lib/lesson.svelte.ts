import type { Snapshot } from "$/wire/types";

/** The part of a match's state that lessons use. */
export interface Moment {
  n: number;
  phase: string;
  /** The player has to choose now. */
  asked: boolean;
  over: boolean;
  /** The events of the last decision. */
  events: readonly { kind: string }[];
}

/** A text to read or, with `asks`, to act on when the match asks for it. */
export interface Step {
  key: string | ((now: Moment) => string);
  asks?: (now: Moment) => boolean;
}

export const read = (key: Step["key"]): Step => ({ key });

/** Whether the match asks for a choice in this phase. */
export const when = (phase: string) => (now: Moment) => now.asked && now.phase === phase;

export const happened = (now: Moment, kind: string): boolean =>
  now.events.some((event) => event.kind === kind);

export function momentOf(seen: Snapshot, events: Moment["events"]): Moment {
  const open = Object.keys(seen.mine?.hands ?? {});
  return {
    n: seen.n,
    phase: "phase" in seen.state ? String(seen.state.phase) : "",
    asked: seen.status === "playing" && !seen.rest && open.length > 0,
    over: seen.status === "over",
    events,
  };
}

/** Goes through the steps. A text to read ends with `nod()`, another one when its choice is
 * resolved. */
export class Lesson {
  place = $state(0);
  #now = $state.raw<Moment | null>(null);
  /** The decision in which the current step was asked. */
  #askedAt: number | null = null;

  constructor(readonly steps: readonly Step[]) {}

  get done(): boolean {
    return this.place >= this.steps.length;
  }
  get step(): Step | undefined {
    return this.steps[this.place];
  }
  /** The key of the current text; null while others move. */
  get key(): string | null {
    const now = this.#now;
    if (!now || !this.step) return null;
    const fits = ({ asks }: Step) => asks?.(now);
    // An earlier step may fit: dice decide who begins, so a choice can come up again.
    const step =
      this.step.asks && !fits(this.step)
        ? this.steps.slice(0, this.place).filter(fits).at(-1)
        : this.step;
    return typeof step?.key === "function" ? step.key(now) : (step?.key ?? null);
  }
  /** Waits for `nod()`, not for a choice. */
  get nodding(): boolean {
    return this.key !== null && !this.step?.asks;
  }

  see(now: Moment): void {
    this.#now = now;
    const asks = this.step?.asks;
    if (!asks) return;
    if (now.over || (this.#askedAt !== null && now.n > this.#askedAt)) this.#go();
    else if (asks(now)) this.#askedAt ??= now.n;
  }

  nod(): void {
    if (this.nodding) this.#go();
  }

  /** Goes to the next step. After the end of the match only texts to read are left. */
  #go(): void {
    this.place += 1;
    this.#askedAt = null;
    if (this.#now && this.step?.asks) this.see(this.#now);
  }
}
