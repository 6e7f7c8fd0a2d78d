import { Choosing } from "$/lib/choosing.svelte";
import { coaching, type Worth } from "$/lib/coaching.svelte";
import { say } from "$/lib/i18n.svelte";
import { digitOf } from "$/lib/keys";
import { settings } from "$/lib/settings.svelte";
import type { MyHand, RefusalView, Snapshot } from "$/wire/types";
import { ARROWS, CLOCKWISE, meantBy } from "./maze";
import { complete, DISTANCES, type Program, readProgram, sayProgram, writeProgram } from "./state";
import type { PixoidEvent, PixoidPreview, PixoidState } from "./wire";

type Draft = Partial<Program> & { pix?: string };

/** The drafts of a seat's controllers until they are sealed. */
export class PixoidChoosing extends Choosing<PixoidState, PixoidEvent> {
  #drafts = $state.raw<Record<number, Draft>>({});
  #wanted = $state<number | null>(null);

  readonly fleeing = $derived.by(() => this.seen.state.pixoid === this.seat);
  readonly placing = $derived.by(() => this.seen.state.phase === "placement");
  readonly draft: Draft = $derived.by(() => this.#drafts[this.hand] ?? {});
  /** What the wheels show: the sealed program, else the draft. */
  readonly wheels: Draft = $derived.by(() => readProgram(this.own?.choice ?? null) ?? this.draft);
  readonly shown = $derived.by(() => (this.own ? complete(this.wheels) : null));
  /** The starting pix that is sealed or chosen. */
  readonly start = $derived.by(() => this.own?.choice?.slice(1) ?? this.draft.pix ?? null);
  readonly marks: Mark[] = $derived.by(() =>
    this.own && !this.placing && this.asked ? marksOf(this.own) : [],
  );
  readonly offered = $derived.by(() =>
    this.own && this.placing && this.asked ? this.own.legal.map((action) => action.slice(1)) : [],
  );
  readonly action = $derived.by(() => {
    const { pix } = this.draft;
    if (this.placing) return pix ? `@${pix}` : null;
    const program = complete(this.draft);
    const action = program && writeProgram(program);
    return action && this.own?.legal.includes(action) ? action : null;
  });

  choose(hand: number): void {
    this.#wanted = hand;
  }

  /** Changes the draft, or says why the change is refused. */
  set(change: Draft, refusal?: RefusalView): void {
    if (!this.asked || this.isSealed) return;
    if (refusal) {
      this.refuse(refusal);
      return;
    }
    this.touch();
    this.#drafts = { ...this.#drafts, [this.hand]: { ...this.draft, ...change } };
  }

  /** Handles a tap in the maze: sets both wheels, or the starting pix. */
  pick(pix: string): void {
    const mark = this.marks.find((m) => m.pix === pix);
    if (mark) this.set({ direction: mark.direction, distance: mark.distance });
    else if (this.offered.includes(pix)) this.set({ pix });
  }

  override seal(): void {
    super.seal();
    this.#wanted = null;
  }

  override takeBack(): void {
    const { hand } = this;
    super.takeBack();
    this.#wanted = hand;
  }

  /** Arrows and digits set the wheels; in the placement a digit picks a start. */
  protected override typed(event: KeyboardEvent): boolean {
    const arrow = ARROWS[event.key];
    const digit = Number(digitOf(event));
    if (!this.own || !(arrow || digit > 0)) return false;
    const direction = arrow && meantBy(arrow, settings.turned);
    if (this.placing) this.pick(this.offered[digit - 1] ?? "");
    else if (!direction) this.set({ distance: digit });
    else if (!this.own.refused[direction]) this.set({ direction });
    return true;
  }

  protected override get keys() {
    return [
      { keys: "↑ → ↓ ←", does: say("pixoid-direction") },
      { keys: "1 – 9", does: `${say("pixoid-distance")} · ${say("pixoid-start")}` },
    ];
  }

  protected ask(): string {
    if (this.seen.status === "puzzle") return say("puzzle-hint");
    if (this.placing) return say("pixoid-hint-start");
    const { direction, distance = 0 } = this.shown ?? {};
    const end = this.marks.find((mark) => mark.wall && mark.direction === direction);
    if (end && distance >= end.distance) return say("pixoid-hint-wall", { steps: end.distance });
    return say(this.fleeing ? "pixoid-hint-pixoid" : "pixoid-hint-bug");
  }

  protected restore(choice: string | null): void {
    this.#drafts = { ...this.#drafts, [this.hand]: readProgram(choice) ?? {} };
  }

  protected override clear(): void {
    this.#drafts = {};
    this.#wanted = null;
  }

  protected override wanted(): number | undefined {
    return this.mine.find((hand) => hand === this.#wanted);
  }

  protected override get part(): string {
    if (this.placing || this.seen.status !== "playing") return "";
    return this.fleeing ? "pixoid-pixoid" : "pixoid-bug";
  }

  protected override say(choice: string): string {
    return sayProgram(choice, settings.turned);
  }
}

/** Where a program ends. With `wall` all longer distances end there too. */
export interface Mark extends Program {
  pix: string;
  wall: boolean;
}

/** The different pix where a hand's programs end, from the server's previews. */
export function marksOf(own: MyHand): Mark[] {
  return CLOCKWISE.flatMap((direction) => {
    const ends = DISTANCES.map((distance) => pathOf(own, { direction, distance }).at(-1));
    return ends.flatMap((pix, index) =>
      pix === undefined || ends.indexOf(pix) < index
        ? []
        : { direction, distance: index + 1, pix, wall: ends[index + 1] === pix },
    );
  });
}

export function pathOf(own: MyHand, program: Program | null): string[] {
  if (!program) return [];
  const preview = own.preview[writeProgram(program)] as PixoidPreview | undefined;
  return preview?.path ?? [];
}

/** The coach's value of each pix where a program can end. */
export function worthsOf(
  seen: Snapshot,
  hand: number,
  marks: readonly Mark[],
): Record<string, Worth> {
  const advice = coaching.of(seen, hand) ?? {};
  const told = marks.map((mark) => [mark.pix, advice[writeProgram(mark)]] as const);
  return Object.fromEntries(told.flatMap(([pix, worth]) => (worth ? [[pix, worth]] : [])));
}
