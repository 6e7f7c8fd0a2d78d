import { beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "$/lib/live-table.fixture";
import { save } from "$/lib/storage";
import { step } from "$/lib/table.fixture";
import type { Position, ReplayView } from "$/wire/types";
import { ReplayedTable } from "./replayed.svelte";

const REPLAY: ReplayView = {
  game: "pixoid",
  options: {},
  seats: [],
  steps: Array.from({ length: 9 }, (_, n) => step(n)),
  outcome: null,
};

const TAKEN = { ok: true, json: async () => ({}) };
let sent: Position[] = [];
let answer: () => Promise<unknown>;

beforeEach(() => {
  sent = [];
  answer = async () => TAKEN;
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer();
  });
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
  expect(sent).toEqual([{ step: 6, playing: false, speed: 1 }]);
});

test("of many moves the last one counts, and one is on its way at a time", async () => {
  const { table, show, hear } = await opened("token");
  hear(0);
  let arrive: (value: unknown) => void = () => undefined;
  answer = () => new Promise((done) => (arrive = done));
  table.jump(1);
  const telling = show.tell();
  for (const to of [2, 3, 5]) {
    table.jump(to);
    void show.tell();
  }
  expect(sent.map(({ step }) => step)).toEqual([1]);
  answer = async () => TAKEN;
  arrive(TAKEN);
  await telling;
  expect(sent.map(({ step }) => step)).toEqual([1, 5]);
});

test("a position that the server did not take is sent again, until the leader leaves", async () => {
  const { table, show, hear } = await opened("token");
  hear(0);
  answer = async () => ({ ok: false, status: 429, json: async () => ({ code: "too-many" }) });
  table.jump(3);
  await show.tell();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ step }) => step)).toEqual([3, 3]);
  answer = async () => TAKEN;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.map(({ step }) => step)).toEqual([3, 3, 3]);
  answer = () => Promise.reject(new Error());
  table.jump(4);
  const telling = show.tell();
  show.close();
  await telling;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(4);
});
