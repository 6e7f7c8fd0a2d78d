import { beforeEach, expect, test, vi } from "vitest";
import { AnimationQueue, tempo, type Wait } from "./animation-queue.svelte";

let seen: string[] = [];

class Told extends AnimationQueue<string> {
  push(item: string): void {
    this.enqueue(item);
  }

  protected async show(item: string, wait: Wait): Promise<void> {
    seen.push(`play ${item}`);
    await wait(1000);
  }

  protected settle(item: string): void {
    seen.push(`end ${item}`);
  }
}

let queue: Told;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  seen = [];
  tempo.rate = 1;
  queue = new Told();
});

test.each([
  [1, 1000],
  [2, 500],
])("plays to the end, at a replay's speed of %d in %d milliseconds", async (rate, lasts) => {
  tempo.rate = rate;
  queue.push("a");
  await vi.advanceTimersByTimeAsync(lasts - 1);
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

test("in a hidden tab only the end is shown", async () => {
  vi.stubGlobal("document", { hidden: true });
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
