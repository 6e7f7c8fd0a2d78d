import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", pl: "Polski", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;

const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
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

export function bundleOf(language: Language, catalogues: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) bundle.addResource(new FluentResource(text));
  return bundle;
}

class Speech {
  #bundle = $state.raw<FluentBundle | null>(null);
  #language = $state<Language>("en");
  readonly #areas = new Set<string>();

  get language(): Language {
    return this.#language;
  }

  /** Learn a language; the old one is spoken until the new one is there. */
  async speak(language: Language): Promise<void> {
    const areas = [...this.#areas].map((area) => areaIn(language, area));
    const [{ default: catalogues }, ...more] = await Promise.all([
      CATALOGUES[language](),
      ...areas,
    ]);
    this.#bundle = bundleOf(language, [...catalogues, ...more]);
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
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say(key: string, values?: Values): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    return pattern ? (this.#bundle?.formatPattern(pattern, values, []) ?? key) : key;
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
