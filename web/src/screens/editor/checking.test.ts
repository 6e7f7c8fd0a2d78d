import { beforeEach, expect, test, vi } from "vitest";
import { Checking } from "./checking.svelte";

const GOOD = { ok: true, json: async () => ({ faults: [], figures: {} }) };
let answers: (() => Promise<unknown>)[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).board);
    return answers.shift()?.() ?? Promise.resolve(GOOD);
  });
});

test("a work is checked as soon as the server is reached again", async () => {
  const checking = new Checking("pixoid");
  answers = [() => Promise.reject(new Error())];
  checking.ask({ board: 1 });
  await vi.advanceTimersByTimeAsync(300);
  expect([checking.good, checking.refusal?.status]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([checking.good, checking.refusal]).toEqual([true, null]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(sent).toEqual([1, 1]);
});

test("an answer that comes after a change says nothing of the new work", async () => {
  const checking = new Checking("pixoid");
  let arrive: (answer: unknown) => void = () => undefined;
  answers = [() => new Promise((done) => (arrive = done))];
  checking.ask({ board: 1 });
  await vi.advanceTimersByTimeAsync(300);
  checking.ask({ board: 2 });
  arrive(GOOD);
  await vi.advanceTimersByTimeAsync(100);
  expect(checking.good).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect([checking.good, sent]).toEqual([true, [1, 2]]);
});
