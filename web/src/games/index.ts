import type { Component } from "svelte";
import { speech } from "$/lib/i18n.svelte";
import type { Theme } from "$/lib/settings.svelte";
import type { Table } from "$/lib/table";
import type { GameView as ServerGame, Snapshot, TableWish } from "$/wire/types";

export type Lazy<Props extends Record<string, unknown>> = () => Promise<{
  default: Component<Props>;
}>;

export type TableView = Lazy<{ table: Table; seen: Snapshot }>;
export type OptionsView = Lazy<{
  seen: Snapshot;
  onchange: (options: Record<string, unknown>) => void;
}>;

/** A game's user interface: its views, and what other screens offer for it. */
export interface GameUi {
  game: string;
  theme: Theme;
  /** An animation on the home screen. It is loaded when it comes into view. */
  miniature?: Lazy<Record<string, never>>;
  /** A match against bots that starts with one tap. The first seat is the player's. */
  quick: TableWish;
  seat?: TableView;
  screen?: TableView;
  /** The form with the game's options in the lobby. */
  options?: OptionsView;
  /** Shows the chosen options in the lobby. */
  setting?: Lazy<{ seen: Snapshot }>;
  /** Players may give no signs, so the host may hide who has sealed. */
  hidesSeals?: true;
  /** The path of its puzzle of the day. */
  puzzle?: string;
  /** Players can draw its boards or tracks in the editor. */
  editor?: true;
}

/** Declares a view of one game. The id of a table's game determines the type of its states and
 * events. */
const view = <S, E>(load: Lazy<{ table: Table<S, E>; seen: Snapshot<S> }>): TableView =>
  load as unknown as TableView;

const mine = { kind: "open" } as const;
const bot = { kind: "bot" } as const;

export const GAME_UIS: readonly GameUi[] = [
  {
    game: "pixoid",
    theme: "night",
    miniature: () => import("./pixoid/Miniature.svelte"),
    quick: {
      game: "pixoid",
      seats: [mine, bot, bot, bot],
      options: { variant: "short", board: "random", first_pixoid: "0" },
    },
    seat: view(() => import("./pixoid/Seat.svelte")),
    screen: view(() => import("./pixoid/Screen.svelte")),
    options: () => import("./pixoid/Options.svelte"),
    setting: () => import("./pixoid/Setting.svelte"),
    hidesSeals: true,
    puzzle: "/puzzle",
    editor: true,
  },
  {
    game: "qwixx",
    theme: "paper",
    miniature: () => import("./qwixx/Miniature.svelte"),
    quick: { game: "qwixx", seats: [mine, bot, bot] },
    seat: view(() => import("./qwixx/Seat.svelte")),
    screen: view(() => import("./qwixx/Screen.svelte")),
    setting: () => import("./qwixx/Setting.svelte"),
    puzzle: "/puzzle/qwixx",
  },
  {
    game: "qwixx-on-board",
    theme: "paper",
    miniature: () => import("./qwixx-on-board/Miniature.svelte"),
    quick: { game: "qwixx-on-board", seats: [mine, bot, bot] },
    seat: view(() => import("./qwixx-on-board/Seat.svelte")),
    screen: view(() => import("./qwixx-on-board/Screen.svelte")),
    options: () => import("./qwixx-on-board/Options.svelte"),
    setting: () => import("./qwixx-on-board/Setting.svelte"),
    editor: true,
  },
];

/** Games from other packages, which the generic views show field by field. */
const others = new Map<string, GameUi>();

/** The user interface of any game. The first call for a game from another package fetches its
 * sentences. */
export function uiOf(game: string): GameUi {
  return GAME_UIS.find((ui) => ui.game === game) ?? others.get(game) ?? genericUi(game);
}

export function genericUi(game: string, seats = 2): GameUi {
  void speech.learnGame(game);
  const ui: GameUi = {
    game,
    theme: "night",
    quick: { game, seats: [mine, ...Array.from({ length: seats - 1 }, () => bot)] },
    seat: view(() => import("./generic/Seat.svelte")),
    screen: view(() => import("./generic/Screen.svelte")),
    options: () => import("./generic/Options.svelte"),
  };
  others.set(game, ui);
  return ui;
}

/** The games of this server that have no views of their own. */
export const genericUis = (views: readonly ServerGame[]): GameUi[] =>
  views
    .filter((view) => !GAME_UIS.some((ui) => ui.game === view.game))
    .map((view) => genericUi(view.game, view.usual_seats));
