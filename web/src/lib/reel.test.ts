import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tempo } from "./motion";
import { Reel, rolling } from "./reel.svelte";

let seen: string[] = [];
let reel: Reel<string>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  seen = [];
  reel = new Reel(
    async (item, wait) => {
      seen.push(`play ${item}`);
      await wait(1000);
    },
    (item) => seen.push(`end ${item}`),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("plays to the end", async () => {
  reel.push("a");
  await vi.advanceTimersByTimeAsync(999);
  expect(reel.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(["play a", "end a"]);
  expect(reel.playing).toBe(false);
});

test("a touch skips to the end", async () => {
  reel.push("a");
  await vi.advanceTimersByTimeAsync(10);
  reel.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(["play a", "end a"]);
});

test("who was away sees only the last one played", async () => {
  for (const item of ["a", "b", "c"]) reel.push(item);
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(["end a", "end b", "play c", "end c"]);
});

test("with reduced motion only the end is shown", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  reel.push("a");
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(["end a"]);
});

test("a closed reel touches nothing any more", async () => {
  reel.push("a");
  await vi.advanceTimersByTimeAsync(10);
  reel.close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen).toEqual(["play a"]);
});

test("a replay's speed shortens every wait, and all can know that a film runs", async () => {
  tempo.rate = 2;
  reel.push("a");
  await vi.advanceTimersByTimeAsync(499);
  expect([reel.playing, rolling()]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect([reel.playing, rolling()]).toEqual([false, false]);
  tempo.rate = 1;
});
