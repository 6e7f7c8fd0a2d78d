import words from "virtual:words";
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
  type Message,
  type Scope,
} from "@fluent/bundle";
import LANGUAGES from "$locales/languages.json";
import { withMinus } from "./minus";
import { settings } from "./settings.svelte";

export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;

/** Parsed sentences by key. The build parses them. */
export type Catalogue = Record<string, Message["value"]>;

/** What every screen says in a language, or the area of single screens. */
async function catalogues(language: Language, area?: string): Promise<Catalogue[]> {
  return (await words[area ? `${language}/${area}` : language]?.())?.default ?? [];
}

/** The first of the wanted locales that we have, else English. */
export function bestLanguage(wanted: readonly string[]): Language {
  const tags = wanted.map((locale) => locale.toLowerCase().split("-")[0] ?? "");
  return tags.find(isLanguage) ?? "en";
}

export function isLanguage(tag: string): tag is Language {
  return tag in LANGUAGES;
}

/** The sentences of a language. */
export class Sentences {
  readonly #bundle: FluentBundle;

  constructor(
    language: Language,
    catalogues: readonly Catalogue[],
    resources: readonly FluentResource[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const catalogue of catalogues) this.#bundle.addResource({ body: messages(catalogue) });
    for (const resource of resources) this.#bundle.addResource(resource, { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, values?: Values): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, counted(values), []) : key;
  }
}

function messages(catalogue: Catalogue): Message[] {
  return Object.entries(catalogue).map(([id, value]) => ({ id, value, attributes: {} }));
}

/** A number as text, below 1000 without Intl.NumberFormat: a browser's first one takes tens of
 * milliseconds to create. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return withMinus(plain ? this.value : super.toString(scope));
  }
}

function counted(values: Values = {}): Values {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([n, v]) => [n, typeof v === "number" ? new Count(v) : v]));
}

async function wordsOf(games: Set<string>, language: Language): Promise<FluentResource[]> {
  if (games.size === 0) return [];
  const { gameWords } = await import("./game-words");
  return Promise.all([...games].map((game) => gameWords(game, language)));
}

class Speech {
  #sentences = $state.raw<Sentences | null>(null);
  #language = $state<Language>("en");
  readonly #areas = new Set<string>();
  readonly #games = new Set<string>();
  #wanted: Language = "en";
  #calls = 0;

  get language(): Language {
    return this.#language;
  }

  /** Loads a language, with the area of a screen if given. The old language stays until it is
   * loaded. */
  async speak(language: Language, area?: string): Promise<void> {
    if (area) this.#areas.add(area);
    this.#wanted = language;
    this.#calls += 1;
    const call = this.#calls;
    const areas = [undefined, ...this.#areas].map((area) => catalogues(language, area));
    const said = (await Promise.all(areas)).flat();
    const ofGames = await wordsOf(this.#games, language);
    if (call !== this.#calls) return; // a later call knows the language that is wanted now
    this.#sentences = new Sentences(language, said, ofGames);
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** Loads an area, now and with every later change of language. */
  async learn(area: string): Promise<void> {
    await this.#learn(this.#areas, area);
  }

  /** Loads the sentences of a game from another package. */
  async learnGame(game: string): Promise<void> {
    await this.#learn(this.#games, game);
  }

  /** After a failure it can be asked for again. */
  async #learn(known: Set<string>, name: string): Promise<void> {
    if (known.has(name)) return;
    known.add(name);
    try {
      await this.speak(this.#wanted);
    } catch (problem) {
      known.delete(name);
      throw problem;
    }
  }

  /** Fetches the sentences of games again. */
  async refresh(): Promise<void> {
    await this.speak(this.#wanted);
  }

  knows(key: string): boolean {
    return this.#sentences?.has(key) ?? false;
  }

  say(key: string, values?: Values): string {
    return this.#sentences?.say(key, values) ?? key;
  }
}

export const speech = new Speech();
export const say = (key: string, values?: Values): string => speech.say(key, values);

export function firstLanguage(): Language {
  const chosen = settings.language ?? "";
  return isLanguage(chosen) ? chosen : bestLanguage(navigator.languages);
}

export function changeLanguage(language: Language): void {
  settings.change({ language });
  void speech.speak(language);
}

/** Joins names: “Ada, Bo and Cleo”. Without Intl.ListFormat, which takes tens of milliseconds to
 * create; the languages differ in one word only. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : say("web-and", { names: names.slice(0, -1).join(", "), last });
}
