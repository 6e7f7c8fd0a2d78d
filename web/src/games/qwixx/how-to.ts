import type { HowTo } from "$/lib/manifest";
import Scene from "./Scene.svelte";

export interface SheetBeat {
  /** White, white, red, yellow, green, blue. */
  dice?: readonly number[];
  /** The highlighted dice, by index. */
  lit?: readonly number[];
  red: readonly number[];
  green: readonly number[];
  redLock?: boolean;
  misses?: number;
}

const ROLL = [3, 4, 2, 5, 1, 6];

const SCENES: readonly (readonly SheetBeat[])[] = [
  [
    { red: [3], green: [11] },
    { dice: ROLL, red: [3], green: [11] },
  ],
  [
    { dice: ROLL, lit: [0, 1], red: [3], green: [11] },
    { dice: ROLL, lit: [0, 1], red: [3], green: [11] },
    { dice: ROLL, lit: [0, 1], red: [3], green: [11, 7] },
  ],
  [
    { red: [3], green: [11, 7] },
    { red: [3, 5], green: [11, 7] },
    { red: [3, 5, 9], green: [11, 7] },
  ],
  [
    { dice: ROLL, red: [3], green: [11] },
    { dice: ROLL, lit: [1, 2], red: [3], green: [11] },
    { dice: ROLL, lit: [1, 2], red: [3, 6], green: [11] },
  ],
  [
    { dice: [1, 1, 1, 2, 6, 6], red: [5, 6], green: [7] },
    { dice: [1, 1, 1, 2, 6, 6], red: [5, 6], green: [7], misses: 1 },
  ],
  [
    { red: [2, 3, 4, 6, 8], green: [7] },
    { dice: [6, 6, 2, 5, 1, 6], lit: [0, 1], red: [2, 3, 4, 6, 8], green: [7] },
    { red: [2, 3, 4, 6, 8, 12], redLock: true, green: [7] },
  ],
];

export default { scenes: SCENES, view: Scene } satisfies HowTo<SheetBeat>;
