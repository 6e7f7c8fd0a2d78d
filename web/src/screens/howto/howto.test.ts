import { expect, test } from "vitest";
import { GAME_UIS } from "$/lib/games";
import { BEAT_MS, BEATS, beatOf, SCENES } from "./HowTo.svelte";

test("a how-to takes half a minute", () => {
  expect(SCENES * BEATS * BEAT_MS).toBe(30_000);
});

test.each(GAME_UIS)("the how-to of $game has no more than is shown", async ({ howTo }) => {
  const scenes = (await howTo?.())?.default.scenes ?? [];
  expect(scenes).toHaveLength(SCENES);
  for (const scene of scenes) expect(scene.length).toBeLessThanOrEqual(BEATS);
});

test("the last beat of a scene stays", () => {
  expect(beatOf([1, 2], 4)).toBe(2);
});
