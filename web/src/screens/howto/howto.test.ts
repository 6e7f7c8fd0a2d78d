import { describe, expect, test } from "vitest";
import { SMALL_MAZE } from "../rules/maze";
import { HOWTOS } from "./howtos";
import { BEAT_MS, BEATS, beatOf, MAZE } from "./scenes";

const open = new Set(SMALL_MAZE.open.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));

/** Whether a cube can walk straight from one pix to another in the small maze. */
function walks(from: string, to: string): boolean {
  const step = (a: string, b: string) => Math.sign(b.charCodeAt(0) - a.charCodeAt(0));
  const up = Math.sign(Number(to[1]) - Number(from[1]));
  const right = step(from, to);
  if (up !== 0 && right !== 0) return false;
  if (up === 0 && right === 0) return true;
  const next = String.fromCharCode(from.charCodeAt(0) + right) + (Number(from[1]) + up);
  return open.has(`${from} ${next}`) && walks(next, to);
}

describe("a how-to", () => {
  test("takes half a minute", () => {
    for (const { scenes } of Object.values(HOWTOS))
      expect(scenes.length * BEATS * BEAT_MS).toBe(30_000);
  });

  test("never has more beats in a scene than are shown", () => {
    for (const scene of MAZE) expect(scene.length).toBeLessThanOrEqual(BEATS);
    expect(beatOf([1, 2], 4)).toBe(2);
  });

  test("lets no cube walk through a wall", () => {
    for (const scene of MAZE)
      for (const [index, { cubes }] of scene.entries())
        for (const [colour, from] of Object.entries(cubes)) {
          const to = scene[index + 1]?.cubes[colour] ?? from;
          expect(walks(from, to), `${colour} ${from}-${to}`).toBe(true);
        }
  });
});
