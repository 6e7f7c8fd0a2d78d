import type { HowTo } from "$/lib/manifest";
import TrackFigure from "./rules/TrackFigure.svelte";

export interface TrackBeat {
  /** The fields of two pawns. */
  pink?: number;
  cyan?: number;
  /** The fields where the pawn may stop. */
  reach?: readonly number[];
  /** The crossed numbers of the blue row, if it is shown. */
  blue?: readonly number[];
  /** The first field shown. */
  from: number;
  /** Marks the last five fields. */
  finish?: boolean;
}

const SCENES: readonly (readonly TrackBeat[])[] = [
  [{ from: 1, pink: 2, cyan: 4 }],
  [
    { from: 1, pink: 2, cyan: 4 },
    { from: 1, pink: 2, cyan: 4, reach: [3, 5, 6, 7, 8] },
  ],
  [
    { from: 1, pink: 2, cyan: 4, reach: [3, 5, 6, 7, 8] },
    { from: 1, pink: 3, cyan: 4 },
    { from: 1, pink: 5, cyan: 4 },
    { from: 1, pink: 6, cyan: 4 },
  ],
  [
    { from: 1, pink: 6, cyan: 4, blue: [] },
    { from: 1, pink: 6, cyan: 4, blue: [] },
    { from: 1, pink: 6, cyan: 4, blue: [12] },
  ],
  [
    { from: 20, pink: 21, cyan: 20 },
    { from: 20, pink: 23, cyan: 20 },
    { from: 20, pink: 26, cyan: 20 },
  ],
  [
    { from: 33, pink: 34, cyan: 33, finish: true },
    { from: 33, pink: 37, cyan: 33, finish: true },
  ],
];

export default { scenes: SCENES, view: TrackFigure } satisfies HowTo<TrackBeat>;
