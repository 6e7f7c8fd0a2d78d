import { beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeBrowser, serving } from "$/lib/live-table.fixture";
import { save } from "$/lib/storage";
import { step } from "$/lib/table.fixture";
import type { ReplayView } from "$/wire/types";
import { ReplayedTable } from "./replayed.svelte";

const REPLAY: ReplayView = {
  game: "pixoid",
  options: {},
  seats: [],
  steps: Array.from({ length: 9 }, (_, n) => step(n)),
  outcome: null,
};

const taken = async () => ({});
let sent: ReturnType<typeof serving>;
let answer: () => Promise<object>;
const steps = () => sent.map(({ body }) => (body as { step: number }).step);

beforeEach(fakeBrowser);
beforeEach(() => {
  answer = taken;
  sent = serving(() => answer());
});

async function opened(leader?: string) {
  const { WatchParty } = await import("./watch-party.svelte");
  save("tablecade.shows", leader ? { s1: leader } : {});
  const table = new ReplayedTable(REPLAY);
  const show = new WatchParty("s1", table);
  const hear = (step: number, speed = 1) =>
    FakeSocket.last.onmessage({ data: JSON.stringify({ step, playing: true, speed }) });
  return { table, show, hear };
}

test("who follows plays a step on, and jumps anywhere else", async () => {
  const { table, show, hear } = await opened();
  const listener = vi.fn();
  table.listen(listener);
  hear(1, 2);
  expect([table.at, table.rate, table.cuts, listener.mock.calls.length]).toEqual([1, 2, 0, 1]);
  hear(7);
  expect([table.at, table.cuts, listener.mock.calls.length]).toEqual([7, 1, 1]);
  expect(show.link).toBe("live");
  table.jump(3);
  await show.tell();
  expect(sent).toEqual([]);
});

test("who leads takes it up where it was, and from then on is not led", async () => {
  const { table, show, hear } = await opened("token");
  expect(show.known).toBe(false);
  hear(4);
  expect([table.at, show.known]).toEqual([4, true]);
  await show.tell();
  expect(sent).toEqual([]);
  table.jump(6);
  await show.tell();
  hear(1);
  expect(table.at).toBe(6);
  expect(sent.map(({ body }) => body)).toEqual([{ step: 6, playing: false, speed: 1 }]);
});

test("of many moves the last one counts, and one is on its way at a time", async () => {
  const { table, show, hear } = await opened("token");
  hear(0);
  let arrive: (value: object) => void = () => undefined;
  answer = () => new Promise((done) => (arrive = done));
  table.jump(1);
  const telling = show.tell();
  for (const to of [2, 3, 5]) {
    table.jump(to);
    void show.tell();
  }
  expect(steps()).toEqual([1]);
  answer = taken;
  arrive({});
  await telling;
  expect(steps()).toEqual([1, 5]);
});

test("a position that the server did not take is sent again, until the leader leaves", async () => {
  const { table, show, hear } = await opened("token");
  hear(0);
  answer = async () => Response.json({ code: "too-many" }, { status: 429 });
  table.jump(3);
  await show.tell();
  await vi.advanceTimersByTimeAsync(1000);
  expect(steps()).toEqual([3, 3]);
  answer = taken;
  await vi.advanceTimersByTimeAsync(5000);
  expect(steps()).toEqual([3, 3, 3]);
  answer = () => Promise.reject(new Error());
  table.jump(4);
  const telling = show.tell();
  show.close();
  await telling;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(4);
});
