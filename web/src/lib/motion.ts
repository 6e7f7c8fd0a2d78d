export const PIX_MS = 90;

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The speed of animations, which a replay can change. */
export const tempo = { rate: 1 };
