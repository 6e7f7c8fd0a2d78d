export const TRIANGLE =
  "M12 3.5a2 2 0 0 1 1.7 1l7 12.3a2 2 0 0 1-1.7 3H5a2 2 0 0 1-1.7-3l7-12.3a2 2 0 0 1 1.7-1z";
export const DISC = "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z";
export const SQUARE = "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z";
export const DIAMOND =
  "M12 2.5a2 2 0 0 1 1.4.6l7.5 7.5a2 2 0 0 1 0 2.8l-7.5 7.5a2 2 0 0 1-2.8 0l-7.5-7.5a2 2 0 0 1 0-2.8l7.5-7.5a2 2 0 0 1 1.4-.6z";

/** Which of the nine places of its pips each face of a die has, row by row. */
export const PIPS = ["", "4", "08", "048", "0268", "02468", "023568"];

/** The shapes of the four rows of dice and sheets, by colour. */
export const ROW_SHAPES: Record<string, string> = {
  red: TRIANGLE,
  yellow: DISC,
  green: SQUARE,
  blue: DIAMOND,
};

/** The shape of each player's colour, in a square of 24. */
export const SHAPES: Record<string, string> = {
  yellow: "M12 12V3a9 9 0 1 0 9 9z",
  pink: TRIANGLE,
  cyan: DISC,
  orange: SQUARE,
  violet: DIAMOND,
  green: "M9.5 3h5v6.5H21v5h-6.5V21h-5v-6.5H3v-5h6.5z",
};

/** The CSS colour of a player's colour. One of another package's game is taken as CSS names it. */
export function colourOf(colour: string): string {
  if (colour in SHAPES) return `var(--${colour})`;
  return globalThis.CSS?.supports("color", colour) ? colour : "var(--quiet)";
}
