import { speech } from "$/lib/i18n.svelte";
import { withMinus } from "$/lib/minus";

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
