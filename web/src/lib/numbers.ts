import { speech } from "$/lib/i18n.svelte";

/** Numbers as the player's language writes them. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(speech.language, { style: "percent" }).format(share);

export const decimal = (value: number): string =>
  new Intl.NumberFormat(speech.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
