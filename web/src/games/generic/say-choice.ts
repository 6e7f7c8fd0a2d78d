import { say, speech } from "$/lib/i18n.svelte";

/** The first word of a choice, such as `bid` of `bid7`. */
export const wordOf = (choice: string): string => choice.replace(/\d+$/, "");

/** A choice as a sentence: `<game>-choice-<word>` with its number if the game has it, else as
 * written. */
export function sayOwnChoice(choice: string, game: string): string {
  const word = wordOf(choice);
  const key = `${game}-choice-${word}`;
  return speech.knows(key) ? say(key, { number: Number(choice.slice(word.length)) }) : choice;
}
