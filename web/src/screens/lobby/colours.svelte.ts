import { GAME_UIS, listGames } from "$/lib/games";
import { say, speech } from "$/lib/i18n.svelte";
import { SHAPES } from "$/parts/shapes";
import type { GameView } from "$/wire/types";

let games = $state.raw<GameView[]>([]);

/** The colours that players of a game choose from. A game from another package may have its own;
 * they are empty until the server's list of games is here. */
export function coloursOf(game: string): readonly string[] {
  if (GAME_UIS.some((ui) => ui.game === game)) return Object.keys(SHAPES);
  void listGames()
    .then((found) => {
      games = found;
    })
    .catch(() => undefined);
  return games.find((one) => one.game === game)?.colours ?? [];
}

/** The name of a colour: ours, else the sentence `<game>-colour-<colour>`, else the colour itself. */
export function colourName(game: string, colour: string): string {
  const key = [`player-${colour}`, `${game}-colour-${colour}`].find((one) => speech.knows(one));
  return key ? say(key) : colour;
}
