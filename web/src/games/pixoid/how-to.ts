import type { HowTo } from "$/lib/manifest";
import Scene from "./Scene.svelte";

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

const BONUS = ["b3", "c3", "b2", "c2"];
const CORNERS = { yellow: "a4", pink: "d4", cyan: "a1", orange: "d1" };
const SECRET = { yellow: "?", pink: "?", cyan: "?", orange: "?" };
const SHOWN = { yellow: "↓ 2", pink: "↓ 1", cyan: "→ 3", orange: "↑ 1" };
const FLED = { yellow: "a2", pink: "d3", cyan: "d1", orange: "d2" };

export const SCENES: readonly (readonly MazeBeat[])[] = [
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

export default { scenes: SCENES, view: Scene } satisfies HowTo<MazeBeat>;
