import { FluentResource } from "@fluent/bundle";

/** The sentences of a game from another package, with English for missing ones. Only keys that
 * contain the game's id are taken, so that it can't replace other sentences. */
export async function gameWords(game: string, language: string): Promise<FluentResource> {
  const answer = await fetch(`api/games/${game}/words/${language}`).catch(() => null);
  const resource = new FluentResource(answer?.ok ? await answer.text() : "");
  const own = new RegExp(`^([a-z]+-)?${game}(-.+)?$`);
  resource.body = resource.body.filter(({ id }) => own.test(id));
  return resource;
}
