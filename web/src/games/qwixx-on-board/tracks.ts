import type { Track } from "$/wire/types";
import tracks from "$tracks";

export const SIDES = ["A", "B"] as const;
export type Side = (typeof SIDES)[number];

/** The two sides of the house's own board, as the rules have them. */
export const trackOn = (side: Side): Track => tracks[side];
