import { speech } from "./i18n.svelte";

/** Languages whose titles are in capitals (base.css). */
const IN_CAPITALS: readonly string[] = ["pl"];

/** Replaces the letters that the pixel font can't show: it has no ẞ, and its Î looks like an arrow.
 * A small î is legible; in capitals only an I is. */
export function inPixels(words: string, language: string = speech.language): string {
  const legible = words.replaceAll("ẞ", "SS");
  return IN_CAPITALS.includes(language)
    ? legible.replace(/[Îî]/g, "I")
    : legible.replaceAll("Î", "î");
}
