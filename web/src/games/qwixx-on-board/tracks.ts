export const SIDES = ["A", "B"] as const;
export type Side = (typeof SIDES)[number];
