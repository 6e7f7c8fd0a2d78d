/** Writes a negative number with a minus sign instead of a hyphen: −20. */
export const withMinus = (written: number | string): string =>
  String(written).replace("-", "\u2212");
