import { say } from "$/lib/i18n.svelte";
import { QWIXX } from "./wire";

/** A cross as its colour and number, or a pass. */
export function sayChoice(choice: string): string {
  if (choice === QWIXX.pass) return say("sheet-pass");
  return choice.replace(
    /^([a-z]+)(\d+)$/,
    (_, colour, number) => `${say(`colour-${colour}`)} ${number}`,
  );
}
