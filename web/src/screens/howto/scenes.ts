/** The scenes of the how-tos. A scene has a few beats and one sentence. */

export const BEAT_MS = 1000;
export const BEATS = 5;

export interface MazeBeat {
  /** The pix of each cube, by colour. Yellow is Pixoid. */
  cubes: Record<string, string>;
  /** The programs by colour; "?" while they are secret. */
  programs?: Record<string, string>;
  /** Cubes Pixoid has so far. */
  taken?: number;
  bonus?: readonly string[];
  caught?: boolean;
}

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

export interface TrackBeat {
  pink: number;
  cyan: number;
  /** The fields where the pawn may stop. */
  reach?: readonly number[];
  /** The crossed numbers of the blue row, if it is shown. */
  blue?: readonly number[];
  /** The first field shown. */
  from: number;
  finish?: boolean;
}

/** A beat of a scene. The last one stays. */
export const beatOf = <T>(scene: readonly T[], beat: number): T | undefined =>
  scene[Math.min(beat, scene.length - 1)];

const BONUS = ["b3", "c3", "b2", "c2"];
const CORNERS = { yellow: "a4", pink: "d4", cyan: "a1", orange: "d1" };
const SECRET = { yellow: "?", pink: "?", cyan: "?", orange: "?" };
const SHOWN = { yellow: "↓ 2", pink: "↓ 1", cyan: "→ 3", orange: "↑ 1" };
const FLED = { yellow: "a2", pink: "d3", cyan: "d1", orange: "d2" };

export const MAZE: readonly (readonly MazeBeat[])[] = [
  [{ cubes: CORNERS, bonus: BONUS }],
  [
    { cubes: CORNERS, bonus: BONUS },
    { cubes: CORNERS, bonus: BONUS, programs: { cyan: "?" } },
    { cubes: CORNERS, bonus: BONUS, programs: { cyan: "?", yellow: "?", orange: "?" } },
    { cubes: CORNERS, bonus: BONUS, programs: SECRET },
  ],
  [
    { cubes: CORNERS, bonus: BONUS, programs: SECRET },
    { cubes: CORNERS, bonus: BONUS, programs: SHOWN },
    { cubes: { ...CORNERS, yellow: "a2" }, bonus: BONUS, programs: SHOWN },
    { cubes: FLED, bonus: BONUS, programs: SHOWN },
  ],
  [
    { cubes: FLED, bonus: BONUS, programs: { yellow: "→ 9" } },
    { cubes: { ...FLED, yellow: "b2" }, bonus: ["b3", "c3", "c2"], taken: 1 },
    { cubes: { ...FLED, yellow: "c2" }, bonus: ["b3", "c3"], taken: 2 },
  ],
  [
    { cubes: { yellow: "c1", cyan: "a1" }, programs: { cyan: "→ 3" } },
    { cubes: { yellow: "c1", cyan: "b1" }, programs: { cyan: "→ 3" } },
    { cubes: { yellow: "c1", cyan: "d1" }, caught: true },
  ],
  [
    { cubes: { yellow: "c2" }, taken: 3 },
    { cubes: { yellow: "c2" }, taken: 6 },
    { cubes: { yellow: "c2" }, taken: 9 },
    { cubes: { yellow: "c2" }, taken: 12 },
  ],
];

const ROLL = [3, 4, 2, 5, 1, 6];

export const SHEET: readonly (readonly SheetBeat[])[] = [
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

export const TRACK: readonly (readonly TrackBeat[])[] = [
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
