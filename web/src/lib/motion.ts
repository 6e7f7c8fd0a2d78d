export const PIX_MS = 90;

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How fast films run: a replay can be watched at another speed. */
export const tempo = { rate: 1 };
