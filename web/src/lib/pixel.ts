import { speech } from "./i18n.svelte";

/** Words with names in them, as the pixel face can show them. Its Î is an arrow: a small î can be
 * read, and where all is written large, as in Polish, an I. It has no ẞ. */
export function inPixels(words: string, language: string = speech.language): string {
  const legible = words.replaceAll("ẞ", "SS");
  return language === "pl" ? legible.replace(/[Îî]/g, "I") : legible.replaceAll("Î", "î");
}
