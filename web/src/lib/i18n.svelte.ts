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

  get language(): Language {
    return this.#language;
  }

  /** Learn a language; the old one is spoken until the new one is there. */
  async speak(language: Language): Promise<void> {
    const { default: catalogues } = await CATALOGUES[language]();
    this.#bundle = bundleOf(language, catalogues);
    this.#language = language;
    document.documentElement.lang = language;
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
