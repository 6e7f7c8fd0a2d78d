import type { GameView } from "$/wire/types";
import * as api from "./api";
import { speech } from "./i18n.svelte";
import { BOT, type Manifest, ME } from "./manifest";

/** A game with everything it shows. */
export type GameUi = Manifest & { game: string };

const GENERIC = "../games/generic/ui.ts";
const PACKAGED = "../games/packaged/ui.ts";

/** The manifests by file. They are found by their names: no module below `games/` imports a game.
 * The id of a game determines the types of its states and events. */
const {
  [GENERIC]: generic,
  [PACKAGED]: packaged,
  ...manifests
} = import.meta.glob("../games/*/ui.ts", {
  eager: true,
  import: "default",
}) as { [GENERIC]: Manifest; [PACKAGED]: Manifest; [file: string]: Manifest };

/** The games with views of their own. */
export const GAME_UIS: readonly GameUi[] = Object.entries(manifests)
  .map(([file, manifest]) => ({ ...manifest, game: file.split("/")[2] ?? "" }))
  .sort((a, b) => (a.game < b.game ? -1 : 1));

/** Games from other packages. They draw their own views, or the generic ones show them. */
const others = new Map<string, GameUi>();

/** The user interface of any game. The first call for a game from another package fetches its
 * sentences. */
export function uiOf(game: string): GameUi {
  return GAME_UIS.find((ui) => ui.game === game) ?? others.get(game) ?? otherUi(game);
}

function otherUi(game: string, seats = 2): GameUi {
  void speech.learnGame(game);
  const quick = { seats: [ME, ...Array.from({ length: seats - 1 }, () => BOT)] };
  const ui: GameUi = {
    ...generic,
    game,
    quick,
    seat: async () => (await drawnBy(game)).seat(),
    screen: async () => (await drawnBy(game)).screen(),
  };
  others.set(game, ui);
  return ui;
}

async function drawnBy(game: string): Promise<Manifest> {
  return (await viewOf(game))?.view ? packaged : generic;
}

/** All games: ours, then those that only the server knows. */
export const allUis = (views: readonly GameView[]): GameUi[] => [
  ...GAME_UIS,
  ...views
    .filter((view) => !GAME_UIS.some((ui) => ui.game === view.game))
    .map((view) => ({
      ...otherUi(view.game, view.usual_seats),
      box: { fewest: view.fewest_seats, most: view.most_seats },
    })),
];

/** A choice as people read it. */
export const sayChoice = (game: string, choice: string): string =>
  uiOf(game).sayChoice?.(choice, game) ?? choice;

let asked: Promise<GameView[]> | null = null;

/** The games of this server. They are fetched once; after a failure there are none, and the next
 * call fetches them again. */
export function listGames(): Promise<GameView[]> {
  asked ??= api.games().catch(() => {
    asked = null;
    return [];
  });
  return asked;
}

/** What the server knows of a game; null if it doesn't know it or can't be asked. */
export async function viewOf(game: string | undefined): Promise<GameView | null> {
  return (await listGames()).find((view) => view.game === game) ?? null;
}

/** Has the games fetched again, after packages changed. */
export function forgetGames(): void {
  asked = null;
}

const PREFIXES = GAME_UIS.flatMap(({ rules }) => rules?.prefix ?? []);
const NUMBER = new RegExp(`\\b((?:${PREFIXES.join("|")})-\\d+\\.\\d+)\\b`);

export function rulePath(rule: string): string {
  const ui = GAME_UIS.find(({ rules }) => rules && rule.startsWith(`${rules.prefix}-`));
  return `rules/${ui?.game}#${rule}`;
}

/** Splits a sentence at its rule numbers: text and numbers in turn. */
export const cutAtRules = (sentence: string): string[] => sentence.split(NUMBER);
export const isRule = (part: string): boolean => NUMBER.test(part);
