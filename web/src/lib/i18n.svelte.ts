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
import { settings } from "./settings.svelte";

export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;

/** Parsed sentences by key. The build parses them. */
export type Catalogue = Record<string, Message["value"]>;

/** The first of the wanted locales that we have, else English. */
export function bestLanguage(wanted: readonly string[]): Language {
  const tags = wanted.map((locale) => locale.toLowerCase().split("-")[0] ?? "");
  return tags.find(isLanguage) ?? "en";
}

const isLanguage = (tag: string): tag is Language => tag in LANGUAGES;

export class Sentences {
  readonly #bundle: FluentBundle;

  constructor(
    language: Language,
    catalogues: readonly Catalogue[],
    resources: readonly FluentResource[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const catalogue of catalogues) {
      const body = Object.entries(catalogue).map(([id, value]) => ({ id, value, attributes: {} }));
      this.#bundle.addResource({ body });
    }
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
  language = $state<Language>("en");
  readonly #areas = new Set<string>();
  readonly #games = new Set<string>();
  #wanted: Language = "en";
  #calls = 0;

  /** Loads a language, with the area of a screen if given; by default that of now, anew. The old
   * language stays until it is loaded. */
  async speak(language = this.#wanted, area?: string): Promise<void> {
    if (area) this.#areas.add(area);
    this.#wanted = language;
    this.#calls += 1;
    const call = this.#calls;
    const areas = [language, ...Array.from(this.#areas, (one) => `${language}/${one}`)];
    const said = await Promise.all(areas.map(async (one) => (await words[one]?.())?.default ?? []));
    const ofGames = await wordsOf(this.#games, language);
    if (call !== this.#calls) return; // a later call knows the language that is wanted now
    this.#sentences = new Sentences(language, said.flat(), ofGames);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Loads an area, now and with every later change of language. */
  learn = (area: string): Promise<void> => this.#learn(this.#areas, area);
  /** Loads the sentences of a game from another package. */
  learnGame = (game: string): Promise<void> => this.#learn(this.#games, game);

  /** After a failure it can be asked for again. */
  async #learn(known: Set<string>, name: string): Promise<void> {
    if (known.has(name)) return;
    known.add(name);
    try {
      await this.speak();
    } catch (problem) {
      known.delete(name);
      throw problem;
    }
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

/** Writes a negative number with a minus sign instead of a hyphen: −20. */
export const withMinus = (written: number | string): string =>
  String(written).replace("-", "\u2212");

/** Formats numbers in the current language. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(speech.language, { style: "percent" }).format(share);

export const decimal = (value: number): string =>
  withMinus(
    new Intl.NumberFormat(speech.language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(value),
  );

/** Languages whose titles are in capitals (base.css). */
const IN_CAPITALS: readonly string[] = ["pl"];

/** Whether a title is legible in the pixel font, which draws accented capitals small. */
export const isForPixels = (words: string, language: string = speech.language): boolean =>
  (IN_CAPITALS.includes(language) ? /^[\u0020-\u007e«»„”“’–—−…]*$/ : /^[^\u00c0-\u00de]*$/u).test(
    words,
  );

/** The classes of a game's name: capitals of the pixel font, if all are legible in it. */
export const pixelCaps = (name: string, language?: string): string =>
  isForPixels(name.toUpperCase(), language) ? "pixel caps" : "";

/** Replaces the letters that the pixel font can't show: it has no ẞ, and its Î looks like an arrow.
 * A small î is legible; in capitals only an I is. */
export function inPixels(words: string, language: string = speech.language): string {
  const legible = words.replaceAll("ẞ", "SS");
  return IN_CAPITALS.includes(language)
    ? legible.replace(/[Îî]/g, "I")
    : legible.replaceAll("Î", "î");
}
