import { FluentResource } from "@fluent/bundle";

/** The sentences of a game from another package: English, with those of the language over it.
 * Only keys that name the game count, so that none of ours can be replaced. */
export async function gameWords(game: string, language: string): Promise<FluentResource> {
  const answer = await fetch(`/api/games/${game}/words/${language}`).catch(() => null);
  const resource = new FluentResource(answer?.ok ? await answer.text() : "");
  const own = new RegExp(`^([a-z]+-)?${game}(-.+)?$`);
  resource.body = resource.body.filter(({ id }) => own.test(id));
  return resource;
}
