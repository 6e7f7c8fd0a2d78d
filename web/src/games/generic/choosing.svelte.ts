import { Choosing, type Question } from "$/lib/choosing.svelte";
import type { ViewField } from "$/wire/types";
import { buttons, meant, nextPlaces, readings, refusalAt, type Tapping, tapped } from "./taps";

/** A seat's choice in a game without views of its own: by taps on what is drawn, or by buttons. */
export class TapChoosing extends Choosing {
  #draft = $state<string | null>(null);
  #taps = $state.raw<string[]>([]);

  constructor(
    at: Question<object, { kind: string }>,
    private readonly fields: () => readonly ViewField[],
  ) {
    super(at);
  }

  readonly #read = $derived.by(() => readings(this.own?.legal ?? [], this.fields()));
  readonly chosen = $derived.by(
    () => this.own?.choice ?? (this.own?.legal.includes(this.#draft ?? "") ? this.#draft : null),
  );
  readonly chooses = $derived.by(
    () => this.asked && !this.forced && this.seen.status === "playing",
  );
  readonly action = $derived.by(() => (this.chooses ? this.chosen : null));
  readonly preview = $derived.by(() => this.action !== null && this.own?.preview[this.action]);
  /** The choices that need a button. */
  readonly buttons = $derived.by(() => (this.chooses ? buttons(this.#read, this.#taps) : []));
  readonly tapping = $derived.by<Tapping | null>(() => {
    if (!this.chooses || this.at.table().replayed) return null;
    const open = !this.isSealed;
    return {
      next: open ? nextPlaces(this.#read, this.#taps) : new Set(),
      marked: new Set(this.#placesOf(this.chosen) ?? this.#taps),
      legal: (place) => open && tapped(this.#read, this.#taps, place) !== null,
      tap: (place) => this.#tap(place),
    };
  });

  pick(choice: string): void {
    this.touch();
    this.restore(this.#draft === choice ? null : choice);
  }

  protected ask(): string {
    return "";
  }

  protected restore(choice: string | null): void {
    this.#draft = choice;
    this.#taps = [...(this.#placesOf(choice) ?? [])];
  }

  #placesOf(choice: string | null): readonly string[] | undefined {
    return this.#read.find((one) => one.choice === choice)?.places;
  }

  #tap(place: string): void {
    if (!this.own || this.isSealed) return;
    const after = tapped(this.#read, this.#taps, place);
    if (after === null) {
      const why = refusalAt(this.own.refused, this.fields(), this.#taps, place);
      if (why) this.refuse(why);
      return;
    }
    this.touch();
    this.#taps = after;
    this.#draft = meant(this.#read, after);
  }
}
