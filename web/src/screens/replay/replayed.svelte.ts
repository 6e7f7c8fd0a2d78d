import { BLANK, type Table, type TableListener } from "$/lib/table";
import type { Mine, ReplayView, Resolved, Snapshot, StepView } from "$/wire/types";

export const RATES = [0.5, 1, 2, 4] as const;

/** A replay with the interface of a table, so that a game's views work for both. */
export class ReplayedTable implements Table {
  readonly replayed = true;
  readonly refused = null;
  readonly unsent = false;
  readonly bell = null;
  readonly host = undefined;
  readonly token = undefined;
  readonly waitingFor = [];
  readonly voter = undefined;
  isRevealing = $state.raw(() => false);

  /** The current step: how many decisions have been played. */
  at = $state(0);
  /** The seat whose view is shown; null for the big screen. */
  seat = $state<number | null>(null);
  /** Whether choices are shown before they are revealed. */
  open = $state(false);
  playing = $state(false);
  rate = $state<number>(1);
  /** Counts jumps to another step or seat. Views start again after each. */
  cuts = $state(0);

  readonly seen: Snapshot = $derived.by(() => this.#snapshot());
  readonly #listeners = new Set<TableListener>();

  constructor(readonly replay: ReplayView) {}

  get last(): number {
    return this.replay.steps.length - 1;
  }

  get happened(): StepView["events"] {
    return this.step.events;
  }

  get step(): StepView {
    return this.replay.steps[this.at] as StepView;
  }

  /** Plays the next decision, with a message to the listeners as at a live table. */
  forward(): void {
    if (this.at >= this.last) return;
    const before = this.seen;
    this.at += 1;
    const message = this.#resolved();
    for (const listener of this.#listeners) listener(message, before);
  }

  /** Jumps to a step without animations. */
  jump(to: number): void {
    const at = Math.max(0, Math.min(this.last, Math.round(to)));
    if (at === this.at) return;
    this.at = at;
    this.cuts += 1;
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.cuts += 1;
  }

  listen(listener: TableListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  seal(): void {}
  takeBack(): void {}
  steer = async () => false;
  configure = async () => false;
  vote = async () => false;
  ready = async () => false;
  react = async () => false;
  readonly identities = [];
  enterRoll = async () => false;
  confirmRoll = async () => false;
  rejectRoll = async () => false;

  #snapshot(): Snapshot {
    const { game, options, seats, outcome } = this.replay;
    const over = this.at === this.last && outcome !== null;
    const ended = over ? { status: "over" as const, outcome } : {};
    const setting = { game, options, asked: options, seats };
    return { ...BLANK, ...setting, ...ended, n: this.step.n, ...this.#moment() };
  }

  #resolved(): Resolved {
    const { n, choices, events } = this.step;
    return { kind: "resolved", n: n - 1, choices, by: {}, events, ...this.#moment() };
  }

  /** What a snapshot and a resolved decision both have. */
  #moment() {
    const { state, hands, own, rest } = this.step;
    const awaited = Object.keys(own).map(Number);
    return {
      match: 1,
      state,
      hands,
      awaited,
      sealed: awaited,
      // After a round there is a pause, as at a live table.
      rest: rest ? { seconds: 0, ready: [] } : null,
      roll: null,
      mine: this.#mine,
    };
  }

  get #mine(): Mine | null {
    const { seat } = this;
    if (seat === null) return null;
    const held = Object.entries(this.step.own)
      .filter(([hand]) => this.step.hands[Number(hand)]?.seat === seat)
      .map(([hand, own]) => [hand, this.open ? own : { ...own, choice: null }]);
    return { seat, hands: Object.fromEntries(held) };
  }
}
