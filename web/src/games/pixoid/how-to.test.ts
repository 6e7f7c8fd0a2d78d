import { expect, test } from "vitest";
import { SCENES } from "./how-to";
import { SMALL_MAZE } from "./small-maze";

const open = new Set(SMALL_MAZE.open.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));

/** Whether a cube can walk straight from one pix to another in the small maze. */
function walks(from: string, to: string): boolean {
  const up = Math.sign(Number(to[1]) - Number(from[1]));
  const right = Math.sign(to.charCodeAt(0) - from.charCodeAt(0));
  if (up !== 0 && right !== 0) return false;
  if (up === 0 && right === 0) return true;
  const next = String.fromCharCode(from.charCodeAt(0) + right) + (Number(from[1]) + up);
  return open.has(`${from} ${next}`) && walks(next, to);
}

test("no cube of the how-to walks through a wall", () => {
  for (const scene of SCENES)
    for (const [index, { cubes }] of scene.entries())
      for (const [colour, from] of Object.entries(cubes)) {
        const to = scene[index + 1]?.cubes[colour] ?? from;
        expect(walks(from, to), `${colour} ${from}-${to}`).toBe(true);
      }
});
