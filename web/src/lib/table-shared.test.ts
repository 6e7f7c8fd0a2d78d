/** One device for several people. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  done,
  FakeSocket,
  fakeBrowser,
  greeted,
  refusal,
  sent,
  serving,
  settled,
} from "./live-table.fixture";
import { person, tableWith } from "./table.fixture";
import { tables, withoutSeat } from "./tables.svelte";

async function shared(seen = tableWith({ n: 4, awaited: [0, 1], mine: null })) {
  const held = [0, 1].map((seat) => ({ seat, token: `secret ${seat}` }));
  tables.remember({ table: "tableid", code: "K7QF2X", game: "pixoid", held });
  const { LiveTable } = await import("./table.svelte");
  const table = new LiveTable("K7QF2X");
  greeted(seen);
  return table;
}
/** A device on which seat 0 has just sealed. */
async function sealing() {
  const table = await shared();
  table.uncover(0);
  greeted(tableWith({ n: 4, awaited: [0, 1] }));
  table.seal(0, "up3");
  return table;
}
const attending = () => FakeSocket.all.filter(({ address }) => address.endsWith("/here"));
const greeting = () => JSON.parse(FakeSocket.last.sent[0] ?? "{}") as { token: string | null };
beforeEach(fakeBrowser);
afterEach(() => tables.forget("tableid"));

test("behind the curtain it is nobody's", async () => {
  const table = await shared();
  expect(greeting().token).toBeNull();
  expect([0, 1, 2].map((seat) => table.holds(seat))).toEqual([true, true, false]);
  table.uncover(1);
  FakeSocket.last.onopen();
  expect(greeting().token).toBe("secret 1");
});

test("ready is said for everybody on it", async () => {
  const table = await shared();
  void table.ready();
  expect(sent()).toMatchObject([
    { do: "ready", token: "secret 0" },
    { do: "ready", token: "secret 1" },
  ]);
});

test("the next game is voted for by all people on it, one after the other", async () => {
  const votes = serving();
  const seats = [person(0), person(1), person(2)];
  const table = await shared(tableWith({ status: "over", seats, mine: null }));
  expect(await table.vote("qwixx")).toBe(true);
  const wish = { path: "api/tables/tableid/vote", body: { game: "qwixx" } };
  expect(votes).toEqual([0, 1].map((seat) => ({ ...wish, token: `secret ${seat}` })));
});

test("a seat here that hosts lends its token, hidden or not", async () => {
  const seats = (hosting: number) =>
    [0, 1, 2].map((seat) => person(seat, { hosts: seat === hosting }));
  const table = await shared(tableWith({ status: "lobby", seats: seats(1), mine: null }));
  expect(table.host).toBe("secret 1");
  table.uncover(0);
  expect(table.host).toBe("secret 1");
  FakeSocket.last.hear({ kind: "seats", seats: seats(2), hands: [] });
  expect(table.host).toBeUndefined();
});

test("all who share it are here, whoever looks, and hear nothing", async () => {
  const table = await shared();
  const present = () => attending().filter(({ closed }) => !closed);
  expect(present()).toHaveLength(2);
  table.uncover(1);
  table.cover();
  expect(present()).toHaveLength(2);
  const [first, second] = present();
  first?.onopen();
  second?.onopen();
  expect([first?.sent, second?.sent]).toEqual([['{"token":"secret 0"}'], ['{"token":"secret 1"}']]);
  const before = table.seen;
  second?.hear(tableWith({ n: 9 }));
  expect(table.seen).toBe(before);
  table.close();
  expect(present()).toHaveLength(0);
});

describe("when the table renumbers its seats", () => {
  /** The server's seat of each token. */
  const seating = (seats: Record<string, number>) =>
    serving((token) => tableWith({ mine: { seat: seats[token] ?? 0, hands: {} } }));
  const lobby = (game: string, ...numbers: number[]) =>
    tableWith({ status: "lobby", game, seats: numbers.map((seat) => person(seat)), mine: null });
  const held = (table: Awaited<ReturnType<typeof shared>>) =>
    table.identities.map(({ seat, token }) => `${token} at ${seat}`);

  test("another game in the lobby gives everybody here their new number", async () => {
    const table = await shared();
    const asked = seating({ "secret 0": 1, "secret 1": 2 });
    FakeSocket.last.hear(lobby("qwixx", 5, 0, 1));
    await settled();
    expect(asked.map(({ token }) => token)).toEqual(["secret 0", "secret 1"]);
    expect(held(table)).toEqual(["secret 0 at 1", "secret 1 at 2"]);
    expect(tables.find("tableid")?.held?.map(({ seat }) => seat)).toEqual([1, 2]);
    expect([0, 1, 2].map((seat) => table.holds(seat))).toEqual([false, true, true]);
  });

  test("people who move in the lobby do, presence does not", async () => {
    const table = await shared(lobby("pixoid", 0, 1));
    const asked = seating({ "secret 0": 1, "secret 1": 0 });
    const left = [person(0), person(1, { present: false })];
    FakeSocket.last.hear({ kind: "seats", seats: left, hands: [] });
    await settled();
    expect(asked).toEqual([]);
    FakeSocket.last.hear({ kind: "seats", seats: [person(1), person(0)], hands: [] });
    await settled();
    expect(held(table)).toEqual(["secret 0 at 1", "secret 1 at 0"]);
  });

  test("the seat on screen is the one that the server shows", async () => {
    const table = await shared();
    table.uncover(0);
    greeted(tableWith({ n: 4, mine: { seat: 1, hands: {} } }));
    expect(table.token).toBe("secret 0");
    expect(held(table)).toEqual(["secret 0 at 1", "secret 1 at 0"]);
  });
});

test("everybody on it stays present, though their sockets bring nothing", async () => {
  await shared();
  for (const socket of attending()) socket.onopen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attending().map(({ closed }) => closed)).toEqual([false, false]);
  attending()[0]?.onclose?.({ code: 1008 });
  await vi.advanceTimersByTimeAsync(400);
  expect(attending()).toHaveLength(3);
});

test("a person who is removed no longer shares it", async () => {
  const table = await shared();
  table.uncover(1);
  attending()[0]?.onclose?.({ code: 4401 });
  expect([table.shared, table.token, table.refused]).toEqual([false, "secret 1", null]);
  expect(tables.find("tableid")?.held).toBeUndefined();
  FakeSocket.last.onopen();
  expect(greeting().token).toBe("secret 1");
});

test("what a seat sealed is forgotten, and goes out in its own name", async () => {
  const table = await sealing();
  const looking = FakeSocket.last;
  await settled();
  table.cover();
  expect(JSON.stringify(table.seen)).not.toContain("up3");
  expect(sent(looking)).toMatchObject([{ do: "seal", token: "secret 0" }]);
  greeted(tableWith({ n: 4, awaited: [0, 1], mine: null }));
  expect(sent()).toMatchObject([{ do: "seal", token: "secret 0" }]);
});

test("who has sealed is not asked again after a reload", async () => {
  await sealing();
  const reloaded = await shared();
  expect(reloaded.seen?.sealed).toEqual([0]);
  await settled();
  expect(sent()).toMatchObject([{ do: "seal", action: "up3", token: "secret 0" }]);
});

test("who has sealed is not asked again while the seal is on its way", async () => {
  const table = await sealing();
  table.cover();
  greeted(tableWith({ n: 4, awaited: [0, 1], sealed: [], mine: null }));
  expect(table.seen?.sealed).toEqual([0]);
  FakeSocket.last.hear(tableWith({ n: 5, awaited: [0, 1], sealed: [], mine: null }));
  FakeSocket.last.hear(tableWith({ n: 5, awaited: [0, 1], sealed: [], mine: null }));
  expect(table.seen?.sealed).toEqual([]);
});

test("a seal that is refused behind the curtain is asked for again", async () => {
  const table = await sealing();
  await settled();
  table.cover();
  greeted(tableWith({ n: 4, awaited: [0, 1], sealed: [], mine: null }));
  FakeSocket.last.hear({ kind: "refused", id: 1, ...refusal });
  await settled();
  expect(table.seen?.sealed).toEqual([]);
  expect(table.refused?.body.rule).toBe("PX-3.3");
});

describe("at a table that hides who has chosen", () => {
  const hidden = { n: 4, awaited: [0, 1], hide_seals: true };
  const own = (seat: number, choice: string | null = null) => ({
    seat,
    hands: { [seat]: { choice, legal: ["up3"], preview: {}, refused: {} } },
  });
  const nobody = tableWith({ ...hidden, mine: null });

  /** A device on which seat 0 has sealed, which the server has confirmed. */
  async function sealedByFirst() {
    const table = await shared(nobody);
    table.uncover(0);
    greeted(tableWith({ ...hidden, mine: own(0) }));
    table.seal(0, "up3");
    await settled();
    await done(1);
    table.cover();
    greeted(nobody);
    return table;
  }

  test("who has sealed is not asked again when the next one looks", async () => {
    const table = await sealedByFirst();
    expect(table.seen?.sealed).toEqual([0]);
    table.uncover(1);
    greeted(tableWith({ ...hidden, mine: own(1) }));
    expect(table.seen?.sealed).toEqual([0]);
    table.seal(1, "up3");
    await settled();
    await done(2);
    table.cover();
    greeted(nobody);
    expect(table.seen?.sealed).toEqual([0, 1]);
    FakeSocket.last.hear(tableWith({ ...hidden, n: 5, mine: null }));
    expect(table.seen?.sealed).toEqual([]);
  });

  test("nor after a reload, until the server says that the choice is gone", async () => {
    await sealedByFirst();
    const reloaded = await shared(nobody);
    expect(reloaded.seen?.sealed).toEqual([0]);
    reloaded.uncover(0);
    greeted(tableWith({ ...hidden, mine: own(0) }));
    expect(reloaded.seen?.sealed).toEqual([]);
    reloaded.cover();
    greeted(nobody);
    expect(reloaded.seen?.sealed).toEqual([]);
  });

  test("the own choice of a seat shows as sealed", async () => {
    const table = await shared(nobody);
    table.uncover(1);
    greeted(tableWith({ ...hidden, mine: own(1, "up3") }));
    expect(table.seen?.sealed).toEqual([1]);
  });
});

test("a seat given up leaves the other one alone", async () => {
  await shared();
  tables.change("tableid", (known) => withoutSeat(known, "secret 0"));
  expect(tables.find("tableid")).toMatchObject({ token: "secret 1" });
  expect(tables.find("tableid")?.held).toBeUndefined();
});
