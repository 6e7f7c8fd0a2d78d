import type { Component, Snippet } from "svelte";
import type {
  FaultView,
  PuzzleView,
  ReplayView,
  SeatWish,
  Snapshot,
  TableWish,
  VerdictView,
} from "$/wire/types";
import type { Award } from "./awards";
import type { Draw } from "./fair-dice";
import type { Step } from "./lesson.svelte";
import type { Past } from "./past.svelte";
import type { Theme } from "./settings.svelte";
import type { Table } from "./table";

/** Something that is loaded when it is needed. */
export type Lazy<T> = () => Promise<{ default: T }>;

export type TableView<S, E> = Lazy<Component<{ table: Table<S, E>; seen: Snapshot<S> }>>;

/** Everything a game shows: the default export of `games/<game>/ui.ts`. No screen has a link to a
 * part that is missing. `S` and `E` are the game's states and events, `B` the beats of its how-to,
 * `W` what can be drawn in its editor. */
export interface Manifest<S = object, E = { kind: string }, B = object, W = unknown> {
  theme: Theme;
  /** What the game's box says; what it does not say is left out. */
  box?: Box;
  /** A match against bots that starts with one tap. The first seat is the player's. */
  quick: Omit<TableWish, "game">;
  /** The view on a phone, and the one on the big screen. */
  seat: TableView<S, E>;
  screen: TableView<S, E>;
  /** The form with the game's options in the lobby. */
  options?: Lazy<Component<OptionsForm>>;
  /** Shows the chosen options in the lobby. */
  setting?: Lazy<Component<{ seen: Snapshot }>>;
  /** The chosen options in a few words, where `setting` is not shown. */
  sayOptions?: (seen: Snapshot) => string[];
  /** What the host chose about the start, in words. */
  sayStart?: (seen: Snapshot) => string[];
  /** Players may give no signs, so the host may hide who has sealed. */
  hidesSeals?: true;
  /** A choice as people read it. */
  sayChoice?: (choice: string, game: string) => string;
  /** A roll computed again from fair dice, in the notation of the written one. */
  dealt?: (written: string, draw: Draw, seats: number) => string;
  /** The board in words, line by line. The first one says where the match stands. */
  told?: Lazy<(seen: Snapshot<S>) => string[] | Promise<string[]>>;
  awards?: Lazy<(replay: ReplayView<S, E>) => Award[]>;
  /** A picture at the top of the home screen, in the first script. */
  banner?: Component;
  howTo?: Lazy<HowTo<B>>;
  /** A match between bots, as a file, which the big screen shows in the lobby. */
  demo?: Lazy<string>;
  rules?: RuleBook;
  lesson?: Lazy<Tutorial>;
  /** The puzzle of the day. */
  puzzle?: Puzzle<S, E>;
  editor?: Lazy<Editor<W>>;
}

export interface OptionsForm {
  seen: Snapshot;
  onchange: (options: Record<string, unknown>) => void;
}

/** How many people play, from which age, and for about how long. */
export interface Box {
  fewest: number;
  most: number;
  years?: number;
  minutes?: number;
}

/** A game in half a minute: scenes of a few beats each, and the component that draws one beat. */
export interface HowTo<B> {
  scenes: readonly (readonly B[])[];
  view: Component<{ beat: B }>;
}

/** The structure of a game's rules, as in docs/rules. The sentences are in the catalogues. */
export interface RuleBook {
  /** What its numbers begin with. */
  prefix: string;
  /** The number of rules in each section. Every section ends with a drawn example. */
  sections: readonly number[];
  /** Rules for cases that the printed rules don't cover. */
  rulings: readonly string[];
  /** Rules with an additional sentence for what the printed rules leave open. */
  withRuling: readonly string[];
  /** Draws the example of a section. */
  figure: Lazy<Component<{ section: number }>>;
}

/** The lessons of a game: for each a table to play at, and its steps. */
export interface Tutorial {
  parts: readonly { wish: TableWish; steps: readonly Step[] }[];
  /** The roles it explains. Their first hints are not shown afterwards. */
  roles: readonly string[];
}

export interface Puzzle<S, E> {
  question: () => string;
  view: Lazy<Component<PuzzleTable<S, E>>>;
}

/** What the view of a puzzle is given. */
export interface PuzzleTable<S, E> {
  puzzle: PuzzleView<S>;
  verdict: VerdictView<S, E> | null;
  /** The areas of the phone that every puzzle has. */
  top: Snippet;
  facts: Snippet;
  /** What follows the verdict. */
  after: Snippet;
  onseal: (choice: string) => void;
}

/** What the editor needs for a kind of work, such as a board. The server checks the work. */
export interface Editor<W> {
  game: string;
  canvas: Component<
    { past: Past<W>; faults: readonly FaultView[] },
    { show: (fault: FaultView) => void }
  >;
  /** A small picture of a work. */
  thumb: Component<{ work: W }>;
  first: () => W;
  /** What to start with. `name` is the key of a sentence, `word` fills in a value. */
  samples: readonly { name: string; word?: string; make: () => W }[];
  /** Writes and reads a work as the end of an address. */
  write: (work: W) => string;
  read: (code: string) => W | null;
  /** Files, which the command line reads too. */
  ending: string;
  save: (work: W) => string;
  open: (text: string) => W | null;
  /** The place of a fault in words; empty if it is of the whole work. */
  sayPlace: (fault: FaultView) => string;
  /** The work in the server's format, for the check. */
  asked: (work: W) => Record<string, unknown>;
  wish: (work: W) => TableWish;
}

/** The seats of a new table: the player's, and one of a bot. */
export const ME: SeatWish = { kind: "open" };
export const BOT: SeatWish = { kind: "bot" };
