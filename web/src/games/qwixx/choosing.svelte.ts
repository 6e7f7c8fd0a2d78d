import type { OnBoardEvent, OnBoardPreview } from "$/games/qwixx-on-board/wire";
import { Choosing } from "$/lib/choosing.svelte";
import type { Worth } from "$/lib/coaching.svelte";
import { say } from "$/lib/i18n.svelte";
import { digitOf } from "$/lib/keys";
import type { MyHand, RefusalView } from "$/wire/types";
import { type Crossing, PASS, type QwixxState, readCross, scoreOf } from "./state";

/** The choices on a sheet, as the server sent them. */
export interface SheetChoices {
  legal: readonly string[];
  refused: Record<string, RefusalView>;
  /** Crosses that are chosen or sealed but not revealed. */
  pencilled: readonly string[];
  /** Numbers that the chosen cross would skip for good, such as `red5`. */
  skipped: readonly string[];
  /** The coach's value of each choice. */
  worths: Record<string, Worth>;
  /** The row that was chosen with the keyboard. */
  keyed?: string;
  onpick: (action: string) => void;
  onwhynot: (refusal: RefusalView) => void;
}

export const previewOf = (own: MyHand | undefined, action: string | null): OnBoardPreview | null =>
  (own?.preview[action ?? ""] as OnBoardPreview | undefined) ?? null;

/** A seat's choice on its sheet until it is sealed. */
export class SheetChoosing extends Choosing<QwixxState, OnBoardEvent> {
  #draft = $state<string | null>(null);
  readonly #keys = new SheetKeys();

  /** The sealed choice, else the draft. */
  readonly chosen = $derived.by(
    () => this.own?.choice ?? (this.own?.legal.includes(this.#draft ?? "") ? this.#draft : null),
  );
  readonly preview = $derived.by(() => previewOf(this.own, this.chosen));
  /** The cross that the choice would make, if any. */
  readonly cross: Crossing | null = $derived.by(() => readCross(this.preview?.crosses[0] ?? null));
  readonly #chooses = $derived.by(() => this.asked && !this.forced && !this.at.reveal.playing);
  readonly action = $derived.by(() => (this.#chooses ? (this.chosen ?? PASS) : null));
  readonly choices: SheetChoices | null = $derived.by(() => {
    const { own, cross, preview } = this;
    if (!own || !this.#chooses) return null;
    const skips = cross && preview ? preview.skips : [];
    return {
      ...(this.isSealed ? { legal: [], refused: {} } : own),
      pencilled: preview?.crosses ?? [],
      skipped: skips.map((number) => `${cross?.colour}${number}`),
      worths: {},
      keyed: this.#keys.row,
      onpick: (action) => this.pick(action),
      onwhynot: (refusal) => this.refuse(refusal),
    };
  });

  pick(action: string): void {
    this.touch();
    this.#draft = this.#draft === action ? null : action;
  }

  protected override typed(event: KeyboardEvent): boolean {
    const action = this.#keys.read(event);
    const { legal = [], refused = {} } = this.choices ?? {};
    const refusal = refused[action ?? ""];
    if (action && legal.includes(action)) this.pick(action);
    else if (refusal) this.refuse(refusal);
    return action !== null;
  }

  protected override get keys() {
    const pawn = [{ keys: "P", does: say("play-keys-pawn") }];
    return [
      { keys: "R Y G B", does: say("play-keys-row") },
      { keys: "2 – 12", does: say("play-keys-number") },
      ...(this.seen.state.pawns ? pawn : []),
    ];
  }

  protected ask(): string {
    const { state } = this.seen;
    if (this.at.reveal.playing) return "";
    if (this.forced) return this.idle();
    return this.cross
      ? foreseen(state, this.seat, this.preview)
      : asked(state, state.scores !== undefined);
  }

  protected override idle(): string {
    return this.forced ? `${say("sheet-hint-nothing")} ${this.waiting}` : this.waiting;
  }

  protected restore(choice: string | null): void {
    this.#draft = choice === PASS ? null : choice;
  }

  protected override get part(): string {
    const { game, status, state } = this.seen;
    if (status !== "playing" || !this.#chooses) return "";
    return `${game}-${state.active === this.seat ? "active" : "other"}`;
  }
}

/** The effect of the chosen cross, from the server's preview. On the board the field of the pawn
 * counts too. */
export function foreseen(game: QwixxState, seat: number, preview: OnBoardPreview | null): string {
  const before = scoreOf(game, seat);
  const sheet = game.sheets[seat]?.score ?? 0;
  const bonus = preview?.bonus ?? before - sheet;
  const points = say("sheet-hint-score", { before, after: (preview?.score ?? sheet) + bonus });
  if (preview?.lock) return `${say("sheet-hint-lock")} ${points}`;
  const skips = preview?.skips.length ?? 0;
  return skips > 0 ? `${say("sheet-hint-skips", { count: skips })} ${points}` : points;
}

/** The sentence that asks for the choice of this phase. On the board step 3 may still bring a
 * cross, so that a pass before it is no miss yet (QB-2.6). */
export function asked(game: QwixxState, onBoard: boolean): string {
  if (game.phase === "step-3")
    return say(game.crossed ? "board-hint-pawn" : "board-hint-pawn-miss");
  if (game.phase === "action-2") {
    if (game.crossed) return say("sheet-hint-action-2");
    return say(onBoard ? "board-hint-action-2" : "sheet-hint-miss");
  }
  const [one = 0, two = 0] = game.roll?.white ?? [];
  return say("sheet-hint-action-1", { sum: one + two });
}

const ROW_KEYS: Record<string, string> = {
  r: "red",
  y: "yellow",
  g: "green",
  b: "blue",
  p: "pawn",
};

/** A letter chooses a row or the pawn, digits the number. After 1 it waits for the second digit of
 * 10, 11 and 12. */
export class SheetKeys {
  /** The row, or the pawn, that waits for its number. */
  row = $state("");
  #digits = "";

  /** The choice that a key completes, empty before its first digit; null if the key is another
   * one. */
  read(event: KeyboardEvent): string | null {
    const row = ROW_KEYS[event.key.toLowerCase()];
    const digit = digitOf(event);
    if (!row && !(digit && this.row)) return null;
    if (row) [this.row, this.#digits] = [row, ""];
    const typed = this.#digits + (row ? "" : digit);
    this.#digits = typed.length === 1 ? typed : "";
    return typed && `${this.row}${typed}`;
  }
}
