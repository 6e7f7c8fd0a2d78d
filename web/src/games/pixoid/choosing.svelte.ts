import { buzz } from "$/lib/haptics";
import { play } from "$/lib/sound";
import type { MyHand } from "$/wire/types";
import { marksOf } from "./marks";
import {
  complete,
  type PixoidSnapshot,
  type PixoidTable,
  type Program,
  readProgram,
  writeProgram,
} from "./state";

type Draft = Partial<Program> & { pix?: string };

/** The drafts of a seat's controllers until they are sealed. */
export class Choosing {
  #drafts = $state.raw<Record<number, Draft>>({});
  #wanted = $state<number | null>(null);

  constructor(
    private readonly table: () => PixoidTable,
    private readonly seen: () => PixoidSnapshot,
    /** Called before each change, to end a reveal that still plays. */
    private readonly ontouch: () => void,
  ) {}

  readonly mine = $derived.by(() => Object.keys(this.seen().mine?.hands ?? {}).map(Number));
  /** The player's controllers that are not sealed. */
  readonly open = $derived.by(() => this.mine.filter((h) => !this.seen().sealed.includes(h)));
  readonly hand = $derived.by(() =>
    this.#wanted !== null && this.mine.includes(this.#wanted)
      ? this.#wanted
      : (this.open[0] ?? this.mine[0] ?? null),
  );
  readonly own: MyHand | undefined = $derived.by(() =>
    this.hand === null ? undefined : this.seen().mine?.hands[String(this.hand)],
  );
  readonly draft: Draft = $derived.by(() =>
    this.hand === null ? {} : (this.#drafts[this.hand] ?? {}),
  );
  readonly shown = $derived.by(() =>
    this.own ? (readProgram(this.own.choice) ?? complete(this.draft)) : null,
  );
  readonly placing = $derived.by(() => this.seen().state.phase === "placement");
  readonly marks = $derived.by(() => (this.own && !this.placing ? marksOf(this.own) : []));
  readonly offered = $derived.by(() =>
    this.own && this.placing ? this.own.legal.map((action) => action.slice(1)) : [],
  );
  /** The action that the big button seals. */
  readonly action = $derived.by(() => {
    const { pix } = this.draft;
    if (this.placing) return pix ? `@${pix}` : null;
    const program = complete(this.draft);
    const action = program && writeProgram(program);
    return action && this.own?.legal.includes(action) ? action : null;
  });

  /** Clears the drafts when a decision is over. */
  clear(): void {
    this.#drafts = {};
    this.#wanted = null;
  }

  choose(hand: number): void {
    this.#wanted = hand;
  }

  set(change: Draft): void {
    if (this.hand === null || this.own?.choice !== null) return;
    this.ontouch();
    this.#drafts = { ...this.#drafts, [this.hand]: { ...this.draft, ...change } };
    play("touch");
    buzz("touch");
  }

  /** Handles a tap in the maze: sets both wheels, or the starting pix. */
  pick(pix: string): void {
    const mark = this.marks.find((m) => m.pix === pix);
    this.set(mark ? { direction: mark.direction, distance: mark.distance } : { pix });
  }

  seal(action = this.action): void {
    if (this.hand === null || !action || this.own?.choice !== null) return;
    this.ontouch();
    play("seal");
    buzz("seal");
    this.table().seal(this.hand, action);
    this.#wanted = null;
  }

  takeBack(): void {
    const { hand, own } = this;
    if (hand === null || !own) return;
    if (own.choice === null) {
      this.#drafts = { ...this.#drafts, [hand]: {} };
      return;
    }
    const sealed = readProgram(own.choice);
    if (sealed) this.#drafts = { ...this.#drafts, [hand]: sealed };
    play("unseal");
    this.table().takeBack(hand);
    this.#wanted = hand;
  }
}
