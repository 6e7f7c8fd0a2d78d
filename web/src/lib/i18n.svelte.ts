import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { inOrder } from "./catalogues";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", pl: "Polski", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;

const CATALOGUES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./languages/en"),
  pl: () => import("./languages/pl"),
  fr: () => import("./languages/fr"),
  de: () => import("./languages/de"),
};

/** What only some screens say, an area each; it is fetched when such a screen opens. */
const AREAS = import.meta.glob<string>("$locales/*/{coach,editor,rules-*,tutorial*}.ftl", {
  query: "?raw",
  import: "default",
});

async function areaIn(language: Language, area: string): Promise<string> {
  const path = Object.keys(AREAS).find((key) => key.endsWith(`/${language}/${area}.ftl`));
  return (await (path && AREAS[path]?.())) ?? "";
}

/** The first of the wanted locales that is one of ours, English where none is. */
export function bestLanguage(wanted: readonly string[]): Language {
  const tags = wanted.map((locale) => locale.toLowerCase().split("-")[0] ?? "");
  return tags.find(isLanguage) ?? "en";
}

export function isLanguage(tag: string): tag is Language {
  return tag in LANGUAGES;
}

/** The sentences of a language. Catalogues are read one after another, when a sentence is asked
 * for that is in none of those before: the first screen needs the first of them. */
export class Sentences {
  readonly #bundle: FluentBundle;
  readonly #unread: string[];

  constructor(language: Language, catalogues: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#unread = [...catalogues];
  }

  has(key: string): boolean {
    while (!this.#bundle.hasMessage(key)) {
      const next = this.#unread.shift();
      if (next === undefined) return false;
      this.#bundle.addResource(new FluentResource(next));
    }
    return true;
  }

  say(key: string, values?: Values): string {
    const pattern = this.has(key) && this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : key;
  }
}

/** Numbers and plurals take a browser long the first time: let it be while the network works. */
export function warmUp(language: Language): void {
  new Intl.NumberFormat(language).format(1);
  new Intl.PluralRules(language).select(1);
}

class Speech {
  #sentences = $state.raw<Sentences | null>(null);
  #language = $state<Language>("en");
  readonly #areas = new Set<string>();

  get language(): Language {
    return this.#language;
  }

  /** Learn a language, with what a screen says beyond the rest; the old one is spoken until the
   * new one is there. */
  async speak(language: Language, area?: string): Promise<void> {
    if (area) this.#areas.add(area);
    const areas = [...this.#areas].map((area) => areaIn(language, area));
    const [{ default: catalogues }, ...more] = await Promise.all([
      CATALOGUES[language](),
      ...areas,
    ]);
    this.#sentences = new Sentences(language, [...inOrder(catalogues), ...more]);
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** Learn what a screen says beyond the rest, in this language and those to come. */
  async learn(area: string): Promise<void> {
    if (this.#areas.has(area)) return;
    this.#areas.add(area);
    await this.speak(this.#language);
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

/** “Ada, Bo and Cleo”, as the language joins names. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { type: "conjunction" }).format(names);
}
