export const PIX_MS = 90;

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The speed of animations: a replay can be watched at another one. */
export const tempo = { rate: 1 };
