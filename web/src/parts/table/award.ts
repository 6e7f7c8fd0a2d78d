import type { Award } from "$/lib/awards";
import { say } from "$/lib/i18n.svelte";

/** An award as a sentence. */
export function sayAward({ kind, values }: Award, name: string): string {
  const colour = typeof values.colour === "string" ? say(`colour-${values.colour}`) : "";
  return say(`award-${kind}`, { ...values, name, colour });
}
