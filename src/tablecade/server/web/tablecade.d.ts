/**
 * A view that a game's package draws itself: `web/view.js`, one ES module.
 *
 * `S` are the game's states, `E` its events, as `Game.views` declares them. Tablecade keeps the
 * seal bar, the seats, the end of a match, replays and the menu; the module draws the rest.
 *
 * `target` is in an open shadow root and is a size container named `view`: at least 320 × 300 px on
 * phones, three quarters of the width and the full height of a big screen. `view.css`, if there is
 * one, is adopted into that root. The content policy of the server holds: no inline scripts, no
 * `style` attributes in markup, nothing from other addresses.
 *
 * Style sheets can use these variables, in light and dark:
 * --panel --raised --line --edge --text --quiet --accent --on-accent --good --warn --s2 --radius
 */

/** The version of this contract. Within a number fields are only added. */
export const contract: 1;

export function mount<S = unknown, E = unknown>(
  target: HTMLElement,
  given: Given<S>,
): Mounted<S, E>;

export interface Given<S = unknown> {
  readonly place: "seat" | "screen";
  readonly table: TableFacts;
  readonly seen: Seen<S>;
  readonly words: Words;
  /** Puts a choice into the seal bar; null empties it. False: it is not legal now, and nothing
   * happened. Only the player seals, with the bar. */
  choose(hand: number, choice: string | null): boolean;
  sound(effect: "touch" | "step" | "pick" | "place" | "roll" | "win" | "lose"): void;
}

export interface Mounted<S = unknown, E = unknown> {
  /** Called after every change, a new draft included. While a promise is open the next update
   * waits, 4 s at most. */
  update(seen: Seen<S>, revealed?: Revealed<S, E>): void | Promise<void>;
  destroy(): void;
}

/** The decision that led to the state now seen. Absent where nothing is to be animated. */
export interface Revealed<S = unknown, E = unknown> {
  readonly before: S;
  readonly events: readonly E[];
  /** By hand. */
  readonly choices: Readonly<Record<string, string>>;
}

export interface Seen<S = unknown> {
  /** The number of the decision. */
  readonly n: number;
  readonly status: "playing" | "resting" | "paused" | "over";
  readonly state: S;
  /** Hands that owe a choice, and those of them that have sealed. */
  readonly awaited: readonly number[];
  readonly sealed: readonly number[];
  /** What only this seat knows; null on a screen and for spectators. */
  readonly mine: { readonly seat: number; readonly hands: Readonly<Record<string, OwnHand>> } | null;
}

export interface OwnHand {
  /** A single legal choice is made by the table itself. */
  readonly legal: readonly string[];
  /** What is in the seal bar. */
  readonly draft: string | null;
  /** What is sealed. */
  readonly choice: string | null;
  /** What each legal choice would do, as `Game.preview` says. */
  readonly preview: Readonly<Record<string, unknown>>;
  /** Why other choices are not legal. */
  readonly refused: Readonly<Record<string, { readonly rule: string; readonly sentence: string }>>;
}

/** All of it can change; read it again in `update`. */
export interface TableFacts {
  readonly game: string;
  readonly language: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatFacts[];
  readonly replayed: boolean;
  /** How fast a replay plays: 2 is twice as fast. */
  readonly tempo: number;
  /** The person wants reduced motion. */
  readonly calm: boolean;
}

export interface SeatFacts {
  readonly seat: number;
  readonly name: string;
  /** As CSS writes it. */
  readonly colour: string;
  /** An SVG path in a square of 24: colour alone never tells players apart. */
  readonly sign: string;
}

export interface Words {
  /** A sentence of the package's catalogues. */
  (key: string, values?: Record<string, string | number>): string;
  choice(notation: string): string;
  seat(seat: number): string;
}
