import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnimationQueue, animating } from "./animation-queue.svelte";
import { tempo } from "./motion";

let seen: string[] = [];
let queue: AnimationQueue<string>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  seen = [];
  queue = new AnimationQueue(
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
  queue.push("a");
  await vi.advanceTimersByTimeAsync(999);
  expect(queue.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(["play a", "end a"]);
  expect(queue.playing).toBe(false);
});

test("a touch skips to the end", async () => {
  queue.push("a");
  await vi.advanceTimersByTimeAsync(10);
  queue.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(["play a", "end a"]);
});

test("who was away sees only the last one played", async () => {
  for (const item of ["a", "b", "c"]) queue.push(item);
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(["end a", "end b", "play c", "end c"]);
});

test("with reduced motion only the end is shown", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  queue.push("a");
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(["end a"]);
});

test("a closed queue touches nothing any more", async () => {
  queue.push("a");
  await vi.advanceTimersByTimeAsync(10);
  queue.close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen).toEqual(["play a"]);
});

test("a replay's speed shortens every wait, and all can know that an animation runs", async () => {
  tempo.rate = 2;
  queue.push("a");
  await vi.advanceTimersByTimeAsync(499);
  expect([queue.playing, animating()]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect([queue.playing, animating()]).toEqual([false, false]);
  tempo.rate = 1;
});
