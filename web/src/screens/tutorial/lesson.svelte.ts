import type { Snapshot } from "$/wire/types";

/** Where the match stands, as far as a lesson cares. */
export interface Moment {
  n: number;
  phase: string;
  /** I owe a choice now. */
  asked: boolean;
  over: boolean;
  /** What the last decision brought. */
  events: readonly { kind: string }[];
}

/** Something to read, or, with `asks`, something to do when the match comes to it. */
export interface Step {
  key: string | ((now: Moment) => string);
  asks?: (now: Moment) => boolean;
}

export function momentOf(seen: Snapshot, events: Moment["events"]): Moment {
  const open = Object.keys(seen.mine?.hands ?? {}).map(Number);
  return {
    n: seen.n,
    phase: "phase" in seen.state ? String(seen.state.phase) : "",
    asked: seen.status === "playing" && !seen.rest && open.length > 0,
    over: seen.status === "over",
    events,
  };
}

/** Goes from step to step: read steps by a nod, others when the asked choice is resolved. */
export class Lesson {
  #place = $state(0);
  #now = $state.raw<Moment | null>(null);
  /** The decision in which the present step was asked for. */
  #askedAt: number | null = null;

  constructor(readonly steps: readonly Step[]) {}

  get place(): number {
    return this.#place;
  }
  get done(): boolean {
    return this.#place >= this.steps.length;
  }
  get step(): Step | undefined {
    return this.steps[this.#place];
  }
  /** The sentence for now; none while the others move. */
  get key(): string | null {
    const now = this.#now;
    if (!now || !this.step) return null;
    const asks = this.step.asks;
    const step = asks && !asks(now) ? this.#askedBefore(now) : this.step;
    return typeof step?.key === "function" ? step.key(now) : (step?.key ?? null);
  }
  /** Dice decide who begins: a choice can come up again before the next one of the lesson. */
  #askedBefore(now: Moment): Step | undefined {
    return this.steps.slice(0, this.#place).findLast((step) => step.asks?.(now));
  }
  /** Waits for a nod, not for a move. */
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

  /** Where the match is over, what was still to be done is left out; what is to be read is not. */
  #go(): void {
    this.#place += 1;
    this.#askedAt = null;
    if (this.#now && this.step?.asks) this.see(this.#now);
  }
}
