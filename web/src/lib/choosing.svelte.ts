import type { MyHand, PuzzleView, RefusalView, Resolved, Snapshot } from "$/wire/types";
import { isNew, known, played } from "./firsts";
import { sayChoice } from "./games";
import { listed, say } from "./i18n.svelte";
import { isPlaying, sealsWithEnter } from "./keys";
import { seatName } from "./names";
import { sayRefusal } from "./refusal";
import { buzz, play } from "./sound";
import type { Table } from "./table";

type Asking<S, E> = Pick<
  Table<S, E>,
  "replayed" | "refused" | "waitingFor" | "listen" | "seal" | "takeBack"
>;
type Asked<S> = Pick<Snapshot<S>, "game" | "rest" | "hands" | "sealed" | "state" | "mine"> & {
  status: Snapshot["status"] | "puzzle";
};

/** Who asks for a choice, what is known of it, and what may still play. */
export interface Question<S, E> {
  table: () => Asking<S, E>;
  seen: () => Asked<S>;
  reveal: { readonly playing: boolean; skip(): void };
}

/** A seat's choice until it is sealed: by touch, by key or in a puzzle. Create it in a component. */
export abstract class Choosing<S = object, E extends { kind: string } = { kind: string }> {
  /** Why the last touch did nothing. */
  whyNot = $state("");
  /** Says that the table chose for this seat because the time was over. */
  #lapse = $state("");
  /** The role that is new to the player. */
  #newcomer = $state("");

  constructor(protected readonly at: Question<S, E>) {
    $effect(() =>
      at.table().listen((message, before) => {
        if (message.kind === "resolved") this.#revealed(message, before);
      }),
    );
    $effect(() => {
      if (!this.part || !this.own || this.seen.rest) return;
      this.#newcomer = isNew(this.part) && !at.table().replayed ? this.part : "";
    });
  }

  /** The choice that the big button seals; null while it is not complete. */
  abstract readonly action: string | null;
  /** What is asked for now. */
  protected abstract ask(): string;
  /** What is said when nothing is to be chosen. */
  protected idle(): string {
    return this.waiting;
  }
  /** Takes a choice as the draft; null clears it. */
  protected abstract restore(choice: string | null): void;
  /** Removes all drafts when a decision is over. */
  protected clear(): void {
    this.restore(null);
  }
  /** The hand to choose for, where it is not the first that is open. */
  protected wanted(): number | undefined {
    return undefined;
  }
  /** The role of the seat, for whoever plays it for the first time; empty if there is none. */
  protected get part(): string {
    return "";
  }
  protected say(choice: string): string {
    return sayChoice(this.seen.game, choice);
  }
  /** Takes a key of the game's own; false if it is none. */
  protected typed(_event: KeyboardEvent): boolean {
    return false;
  }
  /** What the game's own keys do. */
  protected get keys(): { keys: string; does: string }[] {
    return [];
  }

  protected get seen(): Asked<S> {
    return this.at.seen();
  }

  readonly seat = $derived.by(() => this.seen.mine?.seat ?? 0);
  readonly mine = $derived.by(() => Object.keys(this.seen.mine?.hands ?? {}).map(Number));
  /** The player's hands that are not sealed. */
  readonly open = $derived.by(() => this.mine.filter((h) => !this.seen.sealed.includes(h)));
  readonly hand = $derived.by(() => this.wanted() ?? this.open[0] ?? this.mine[0] ?? -1);
  readonly own: MyHand | undefined = $derived.by(() => this.seen.mine?.hands[String(this.hand)]);
  readonly isSealed = $derived.by(() => (this.own?.choice ?? null) !== null);
  /** There is only one choice; the table makes it by itself. */
  readonly forced = $derived.by(() => this.own?.legal.length === 1);
  /** There is a choice to make or to take back. */
  readonly asked = $derived.by(
    () => this.own !== undefined && !this.seen.rest && this.seen.status !== "over",
  );

  /** Who else is awaited. */
  readonly waiting = $derived.by(() => {
    const others = this.at.table().waitingFor.filter((other) => other.seat !== this.seat);
    return others.length > 0 ? say("seat-waiting", { names: listed(others.map(seatName)) }) : "";
  });
  readonly hint = $derived.by(() => {
    const { refused } = this.at.table();
    if (this.whyNot) return this.whyNot;
    if (refused) return sayRefusal(refused.body);
    if (this.seen.status === "paused") return say("seat-paused");
    if (this.#lapse && !this.at.reveal.playing) return this.#lapse;
    if (this.open.length > 0) return this.ask();
    return this.at.reveal.playing ? "" : this.idle();
  });
  readonly warning = $derived.by(
    () =>
      this.whyNot !== "" ||
      this.at.table().refused !== null ||
      (this.#lapse !== "" && !this.at.reveal.playing),
  );
  /** What to do in a role that is new to the player. */
  readonly first = $derived.by(() =>
    this.#newcomer && this.asked && !this.isSealed && !this.at.reveal.playing
      ? say(`play-first-${this.#newcomer}`)
      : "",
  );

  understand(): void {
    known(this.part);
    this.#newcomer = "";
  }

  /** Enter seals, Backspace takes back, and L repeats the last turn, where that can be done. */
  press(event: KeyboardEvent, again?: () => void): void {
    if (!isPlaying(event)) return;
    if (!this.typed(event)) {
      if (event.key === "Enter" && sealsWithEnter()) this.seal();
      else if (event.key === "Backspace") this.takeBack();
      else if (again && event.key.toLowerCase() === "l") again();
      else return;
    }
    event.preventDefault();
  }

  keyTable(again = true): { keys: string; does: string }[] {
    return [
      ...this.keys,
      { keys: "Enter", does: say("seat-seal") },
      { keys: "Backspace", does: say("seat-take-back") },
      ...(again
        ? [
            { keys: "L", does: say("play-last-turn") },
            { keys: "T", does: say("told-key") },
          ]
        : []),
    ];
  }

  refuse(refusal: RefusalView): void {
    play("refuse");
    this.whyNot = sayRefusal(refusal);
  }

  /** Before every change of a draft. */
  protected touch(): void {
    this.at.reveal.skip();
    this.whyNot = this.#lapse = "";
    play("touch");
    buzz("touch");
  }

  seal(): void {
    const { action, part } = this;
    if (action === null || !this.asked || this.isSealed) return;
    this.at.reveal.skip();
    this.whyNot = this.#lapse = this.#newcomer = "";
    if (part) played(part);
    play("seal");
    buzz("seal");
    this.at.table().seal(this.hand, action);
  }

  takeBack(): void {
    const { hand, own } = this;
    if (!own) return;
    this.restore(own.choice);
    if (own.choice === null) return;
    play("unseal");
    this.at.table().takeBack(hand);
  }

  #revealed({ by, choices, mine }: Resolved<S, E>, before: Snapshot<S>): void {
    const late = before.hands.find(({ hand, seat }) => seat === this.seat && by[hand] === "bell");
    this.#lapse = late
      ? say("play-times-up", { choice: this.say(choices[late.hand] ?? "") })
      : by.dice === "bell"
        ? say("roll-times-up")
        : "";
    this.whyNot = "";
    this.clear();
    if (Object.values(mine?.hands ?? {}).some(({ choice }) => choice === null)) buzz("turn");
  }
}

/** A puzzle as a table that asks one question. Its answer stays sealed. */
export function puzzling<S, E>(
  puzzle: () => PuzzleView<S>,
  given: () => string | null,
  onseal: (choice: string) => void,
): Omit<Question<S, E>, "reveal"> {
  const table: Asking<S, E> = {
    replayed: false,
    refused: null,
    waitingFor: [],
    listen: () => () => undefined,
    seal: (_hand, choice) => onseal(choice),
    takeBack: () => undefined,
  };
  const seen = (): Asked<S> => ({
    game: "",
    status: "puzzle",
    rest: null,
    hands: puzzle().hands,
    sealed: [],
    state: puzzle().state,
    mine: { seat: 0, hands: { 0: { ...puzzle().own, choice: given() } } },
  });
  return { table: () => table, seen };
}
