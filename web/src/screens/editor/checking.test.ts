import { beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser, serving } from "$/lib/live-table.fixture";
import { Checking } from "./checking.svelte";

beforeEach(fakeBrowser);

const GOOD = { faults: [], figures: {} };
/** A server that answers its first call in another way. Returns the calls. */
const servingAfter = (first: () => Promise<object>) => {
  const answers = [first];
  return serving(() => answers.shift()?.() ?? GOOD);
};

test("a work is checked as soon as the server is reached again", async () => {
  const checking = new Checking("pixoid");
  const calls = servingAfter(() => Promise.reject(new Error()));
  checking.ask({ board: 1 });
  await vi.advanceTimersByTimeAsync(300);
  expect([checking.good, checking.refusal?.status]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([checking.good, checking.refusal]).toEqual([true, null]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(calls.map(({ body }) => body)).toMatchObject([{ board: 1 }, { board: 1 }]);
});

test("an answer that comes after a change says nothing of the new work", async () => {
  const checking = new Checking("pixoid");
  let arrive: (answer: object) => void = () => undefined;
  const calls = servingAfter(() => new Promise((done) => (arrive = done)));
  checking.ask({ board: 1 });
  await vi.advanceTimersByTimeAsync(300);
  checking.ask({ board: 2 });
  arrive(GOOD);
  await vi.advanceTimersByTimeAsync(100);
  expect(checking.good).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(checking.good).toBe(true);
  expect(calls.map(({ body }) => body)).toMatchObject([{ board: 1 }, { board: 2 }]);
});
