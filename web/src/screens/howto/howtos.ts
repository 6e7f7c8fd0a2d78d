import type { Lazy } from "$/games";
import { MAZE, SHEET, TRACK } from "./scenes";

/** A game's how-to: scenes of a few beats each, and the component that draws one beat. */
interface HowTo<B = object> {
  scenes: readonly (readonly B[])[];
  view: Lazy<{ beat: B }>;
}

const howTo = <B>(parts: HowTo<B>): HowTo => parts as unknown as HowTo;

/** The how-tos by game. */
export const HOWTOS: Record<string, HowTo> = {
  pixoid: howTo({ scenes: MAZE, view: () => import("./MazeScene.svelte") }),
  qwixx: howTo({ scenes: SHEET, view: () => import("./SheetScene.svelte") }),
  "qwixx-on-board": howTo({ scenes: TRACK, view: () => import("./TrackScene.svelte") }),
};
