import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Message, SeatView } from "$/wire/types";
import { ownHand } from "./apply";
import type { Answer } from "./outbox";
import { tableWith } from "./table.fixture";
import { tables } from "./tables.svelte";

class FakeSocket {
  static last: FakeSocket;
  static opened = 0;
  static all: FakeSocket[] = [];
  closed = false;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.last = this;
    FakeSocket.all.push(this);
    FakeSocket.opened += 1;
  }

  send(text: string) {
    this.sent.push(text);
  }

  close() {
    this.closed = true;
  }

  hear(message: Message | Answer) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

interface Sent {
  do: string;
  id: number;
  token?: string;
}
/** The messages of the newest connection after the greeting. */
const sent = (socket = FakeSocket.last) =>
  socket.sent.slice(1).map((text) => JSON.parse(text) as Sent);
const refusal = { code: "wall-ahead", rule: "PX-3.3", detail: {}, status: 422 };
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.useFakeTimers();
  FakeSocket.opened = 0;
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("location", { protocol: "http:", host: "table.lan", origin: "http://table.lan" });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  tables.remember({ table: "tableid", code: "K7QF2X", game: "pixoid", token: "secret" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sitting(seen = tableWith({ n: 4, awaited: [0, 1] }), watching = false) {
  const { LiveTable } = await import("./table.svelte");
  const table = new LiveTable("K7QF2X", watching);
  FakeSocket.last.onopen();
  FakeSocket.last.hear(seen);
  return table;
}

const choice = (table: Awaited<ReturnType<typeof sitting>>) => ownHand(table.seen, 0)?.choice;

describe("sealing", () => {
  test("goes over the socket, shows at once and stays when it is done", async () => {
    const table = await sitting();
    table.seal(0, "up3");
    expect(choice(table)).toBe("up3");
    await settled();
    expect(sent()).toEqual([{ do: "seal", id: 1, n: 4, match: 1, hand: 0, action: "up3" }]);
    FakeSocket.last.hear({ kind: "done", id: 1 });
    await settled();
    expect(choice(table)).toBe("up3");
    expect(table.refused).toBeNull();
  });

  test("is rolled back, with the reason, when the server refuses", async () => {
    const table = await sitting();
    table.seal(0, "up3");
    await settled();
    FakeSocket.last.hear({ kind: "refused", id: 1, ...refusal });
    await settled();
    expect(choice(table)).toBeNull();
    expect(table.refused?.body.rule).toBe("PX-3.3");
  });

  test("is sent again after a reconnect, under the same id", async () => {
    const table = await sitting();
    table.seal(0, "up3");
    await settled();
    FakeSocket.last.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen();
    expect(sent()).toEqual([]);
    FakeSocket.last.hear(tableWith({ n: 4, awaited: [0, 1] }));
    expect(sent().map(({ id }) => id)).toEqual([1]);
    FakeSocket.last.hear({ kind: "done", id: 1 });
    await settled();
    expect(choice(table)).toBe("up3");
  });

  test("waits as long as there is no connection, and is sent then", async () => {
    const table = await sitting();
    FakeSocket.last.onclose?.({ code: 1006 });
    table.seal(0, "up3");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([choice(table), table.unsent]).toEqual(["up3", true]);
    const before = FakeSocket.opened;
    while (FakeSocket.opened === before) await vi.advanceTimersByTimeAsync(100);
    FakeSocket.last.onopen();
    FakeSocket.last.hear(tableWith({ n: 4, awaited: [0, 1] }));
    expect([choice(table), table.unsent]).toEqual(["up3", false]);
    expect(sent()).toMatchObject([{ do: "seal", action: "up3" }]);
    FakeSocket.last.hear({ kind: "done", id: 1 });
    await settled();
    expect([choice(table), table.refused]).toEqual(["up3", null]);
  });

  test("without a connection can be taken back: it is never sealed", async () => {
    const table = await sitting();
    FakeSocket.last.onclose?.({ code: 1006 });
    table.seal(0, "up3");
    await settled();
    table.takeBack(0);
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen();
    FakeSocket.last.hear(tableWith({ n: 4, awaited: [0, 1] }));
    await settled();
    expect(sent()).toMatchObject([{ do: "take-back" }]);
    FakeSocket.last.hear({ kind: "done", id: 2 });
    await settled();
    expect([choice(table), table.refused]).toEqual([null, null]);
  });

  test("without a connection says so when the game has gone on", async () => {
    const table = await sitting();
    FakeSocket.last.onclose?.({ code: 1006 });
    table.seal(0, "up3");
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen();
    FakeSocket.last.hear(tableWith({ n: 5, awaited: [0, 1] }));
    FakeSocket.last.hear({ kind: "refused", id: 1, code: "stale", detail: {}, status: 409, n: 5 });
    await settled();
    expect([choice(table), table.refused?.code]).toEqual([null, "came-late"]);
  });

  test("without an answer is sent again over another socket", async () => {
    const table = await sitting();
    table.seal(0, "up3");
    await vi.advanceTimersByTimeAsync(10_000);
    expect([choice(table), table.link]).toEqual(["up3", "lost"]);
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen();
    FakeSocket.last.hear(tableWith({ n: 4, awaited: [0, 1] }));
    await settled();
    expect(sent()).toMatchObject([{ do: "seal", action: "up3", id: 1 }]);
    FakeSocket.last.hear({ kind: "done", id: 1 });
    await settled();
    expect([choice(table), table.refused]).toEqual(["up3", null]);
  });

  test("outlives what the server says meanwhile", async () => {
    const table = await sitting();
    table.seal(0, "up3");
    FakeSocket.last.hear(tableWith({ n: 4, awaited: [0, 1] }));
    expect(choice(table)).toBe("up3");
  });

  test("of a decision that is over is never put back", async () => {
    const table = await sitting();
    table.seal(0, "up3");
    await settled();
    FakeSocket.last.hear(tableWith({ n: 5, awaited: [0, 1] }));
    FakeSocket.last.hear({ kind: "refused", id: 1, code: "stale", detail: {}, status: 409, n: 5 });
    await settled();
    expect(choice(table)).toBeNull();
    expect(table.refused).toBeNull();
  });
});

describe("a page that is reloaded", () => {
  test("sends the choice again that was not confirmed", async () => {
    await sitting().then((table) => table.seal(0, "up3"));
    const reloaded = await sitting();
    expect(choice(reloaded)).toBe("up3");
    await settled();
    expect(sent()).toMatchObject([{ do: "seal", n: 4, match: 1, hand: 0, action: "up3" }]);
    FakeSocket.last.hear({ kind: "done", id: 1 });
    await settled();
    await sitting();
    await settled();
    expect(sent()).toEqual([]);
  });

  test("takes a choice back that was taken back just before", async () => {
    const table = await sitting();
    table.seal(0, "up3");
    table.takeBack(0);
    const seen = tableWith({ n: 4, awaited: [0, 1], sealed: [0] });
    if (seen.mine?.hands[0]) seen.mine.hands[0].choice = "up3";
    const reloaded = await sitting(seen);
    await settled();
    expect(sent()).toMatchObject([{ do: "take-back" }]);
    expect(choice(reloaded)).toBeNull();
  });

  test("shows a sealed hand as sealed, even where the table hides it", async () => {
    const seen = tableWith({ n: 4, awaited: [0, 1], hide_seals: true });
    if (seen.mine?.hands[0]) seen.mine.hands[0].choice = "up3";
    expect((await sitting(seen)).seen?.sealed).toEqual([0]);
  });

  test("sends nothing once the decision is over", async () => {
    await sitting().then((table) => table.seal(0, "up3"));
    const reloaded = await sitting(tableWith({ n: 5, awaited: [0, 1] }));
    await settled();
    expect([sent(), reloaded.refused]).toEqual([[], null]);
  });

  test("sends nothing as a big screen", async () => {
    await sitting().then((table) => table.seal(0, "up3"));
    await sitting(tableWith({ n: 4, awaited: [0, 1], mine: null }), true);
    await settled();
    expect(sent()).toEqual([]);
  });
});

describe("the connection", () => {
  test("greets with the seat's token and, coming back, with where it was", async () => {
    const table = await sitting();
    expect(JSON.parse(FakeSocket.last.sent[0] ?? "")).toEqual({ token: "secret" });
    FakeSocket.last.onclose?.({ code: 1006 });
    expect(table.link).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen();
    expect(JSON.parse(FakeSocket.last.sent[0] ?? "")).toEqual({
      token: "secret",
      after: 3,
      match: 1,
    });
    FakeSocket.last.hear(tableWith({ n: 4 }));
    expect(table.link).toBe("live");
  });

  test("waits longer after every failure", async () => {
    await sitting();
    for (let i = 0; i < 6; i++) {
      FakeSocket.last.onclose?.({ code: 1006 });
      await vi.advanceTimersByTimeAsync(6000);
    }
    const before = FakeSocket.opened;
    FakeSocket.last.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(FakeSocket.opened).toBe(before);
  });

  test("a token that died makes a spectator of me, and says so", async () => {
    const table = await sitting();
    FakeSocket.last.onclose?.({ code: 4401 });
    FakeSocket.last.onopen();
    expect(JSON.parse(FakeSocket.last.sent[0] ?? "").token).toBeNull();
    expect(table.refused?.code).toBe("bad-token");
  });

  test("a table that is not there stays away", async () => {
    const table = await sitting();
    const before = FakeSocket.opened;
    FakeSocket.last.onclose?.({ code: 4404 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.opened).toBe(before);
    expect(table.gone?.code).toBe("no-such-table");
  });
});

describe("the host's token", () => {
  /** The tokens of the calls. */
  let called: (string | undefined)[] = [];
  /** Answers calls as a server does that knows only the tokens in `answers`. */
  function server(answers: Record<string, object>, refused = "bad-token") {
    called = [];
    vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
      const token = new Headers(headers).get("Authorization")?.slice("Bearer ".length);
      called.push(token);
      const body = answers[token ?? ""];
      const status = refused === "bad-token" ? 401 : 403;
      return Response.json(body ?? { code: refused, detail: {} }, { status: body ? 200 : status });
    });
  }
  const watcher = (host?: string) => {
    tables.forget("tableid");
    tables.remember({ table: "tableid", code: "K7QF2X", game: "pixoid", ...(host && { host }) });
    return sitting(tableWith({ status: "lobby", mine: null }));
  };
  afterEach(() => tables.forget("tableid"));

  test("is not kept where it is the seat's own, and works as long as the seat hosts", async () => {
    const table = await sitting(tableWith({ growing: true }));
    server({ secret: { host: "secret" } });
    expect(await table.takeOver()).toBe(true);
    expect([table.known?.host, tables.find("tableid")?.host]).toEqual([undefined, undefined]);
    await table.getUp();
    expect(table.host).toBeUndefined();
  });

  test("is kept where it is another", async () => {
    const table = await sitting();
    server({ secret: { host: "crown" } });
    await table.takeOver();
    expect([table.host, tables.find("tableid")?.host]).toEqual(["crown", "crown"]);
    await table.getUp();
    expect([table.token, table.host]).toEqual([undefined, "crown"]);
  });

  test("goes with the seat that it belongs to", async () => {
    tables.remember({ table: "tableid", code: "K7QF2X", game: "pixoid", host: "secret" });
    const table = await sitting();
    server({ secret: {} });
    await table.getUp();
    expect([table.host, tables.find("tableid")?.host]).toEqual([undefined, undefined]);
  });

  test("is needed: without it a call of the host is refused", async () => {
    const table = await watcher();
    server({});
    expect(await table.steer("rematch")).toBe(false);
    expect([called, table.refused?.code]).toEqual([[], "not-the-host"]);
  });

  test("that died does not keep anybody from sitting down", async () => {
    const table = await watcher("dead");
    server({ "": { seat: 1, token: "fresh" } });
    expect(await table.sitDown({ name: "Ada" })).toBe(true);
    expect(called).toEqual(["dead", undefined]);
    expect(tables.find("tableid")).toMatchObject({ token: "fresh" });
    expect([table.host, tables.find("tableid")?.host]).toEqual([undefined, undefined]);
  });

  test("that is good stays when the seat is refused for another reason", async () => {
    const table = await watcher("host");
    server({}, "table-full");
    expect(await table.sitDown({ name: "Ada" })).toBe(false);
    expect([called.length, table.refused?.code, table.host]).toEqual([1, "table-full", "host"]);
  });

  test.each(["bad-token", "not-the-host"])(
    "is dropped when a call of it ends with %s",
    async (code) => {
      const table = await watcher("dead");
      server({}, code);
      expect(await table.steer("start")).toBe(false);
      expect(table.refused?.code).toBe(code);
      expect([table.host, tables.find("tableid")?.host]).toEqual([undefined, undefined]);
    },
  );
});

const person = (seat: number): SeatView => ({
  seat,
  kind: "human",
  name: `Person ${seat}`,
  colour: "yellow",
  present: true,
  hosts: false,
  bot: null,
});

describe("one device for several people", () => {
  async function shared(seen = tableWith({ n: 4, awaited: [0, 1], mine: null })) {
    const held = [0, 1].map((seat) => ({ seat, token: `secret ${seat}` }));
    tables.remember({ table: "tableid", code: "K7QF2X", game: "pixoid", held });
    const { LiveTable } = await import("./table.svelte");
    const table = new LiveTable("K7QF2X");
    FakeSocket.last.onopen();
    FakeSocket.last.hear(seen);
    return table;
  }
  const greeting = () => JSON.parse(FakeSocket.last.sent[0] ?? "{}") as { token: string | null };
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
    const votes: unknown[] = [];
    vi.stubGlobal("fetch", (path: string, { body, headers }: RequestInit) => {
      votes.push([path, body, (headers as Record<string, string>).Authorization]);
      return Promise.resolve({ ok: true, json: () => Promise.resolve({}) });
    });
    const seats = [person(0), person(1), person(2)];
    const table = await shared(tableWith({ status: "over", seats, mine: null }));
    expect(await table.vote("qwixx")).toBe(true);
    const wish = ["/api/tables/tableid/vote", '{"game":"qwixx"}'];
    expect(votes).toEqual([
      [...wish, "Bearer secret 0"],
      [...wish, "Bearer secret 1"],
    ]);
  });

  test("a seat here that hosts lends its token, hidden or not", async () => {
    const seats = (hosting: number) =>
      [0, 1, 2].map((seat) => ({ ...person(seat), hosts: seat === hosting }));
    const table = await shared(tableWith({ status: "lobby", seats: seats(1), mine: null }));
    expect(table.host).toBe("secret 1");
    table.uncover(0);
    expect(table.host).toBe("secret 1");
    FakeSocket.last.hear({ kind: "seats", seats: seats(2), hands: [] });
    expect(table.host).toBeUndefined();
  });

  test("all who share it are here, whoever looks, and hear nothing", async () => {
    const table = await shared();
    const attending = () =>
      FakeSocket.all.filter(({ address, closed }) => address.endsWith("/here") && !closed);
    expect(attending()).toHaveLength(2);
    table.uncover(1);
    table.cover();
    expect(attending()).toHaveLength(2);
    const [first, second] = attending();
    first?.onopen();
    second?.onopen();
    expect([first?.sent, second?.sent]).toEqual([
      ['{"token":"secret 0"}'],
      ['{"token":"secret 1"}'],
    ]);
    const before = table.seen;
    second?.hear(tableWith({ n: 9 }));
    expect(table.seen).toBe(before);
    table.close();
    expect(attending()).toHaveLength(0);
  });

  describe("when the table renumbers its seats", () => {
    const bearer = ({ headers }: RequestInit) => (headers as Record<string, string>).Authorization;

    /** The server's seat of each token. */
    function answering(seats: Record<string, number>) {
      const asked: string[] = [];
      vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
        const token = bearer(request)?.slice("Bearer ".length) ?? "";
        asked.push(token);
        const mine = { seat: seats[token] ?? 0, hands: {} };
        return Promise.resolve({ ok: true, json: () => Promise.resolve(tableWith({ mine })) });
      });
      return asked;
    }
    const lobby = (game: string, ...numbers: number[]) =>
      tableWith({ status: "lobby", game, seats: numbers.map(person), mine: null });
    const held = (table: Awaited<ReturnType<typeof shared>>) =>
      table.identities.map(({ seat, token }) => [seat, token]);

    test("another game in the lobby gives everybody here their new number", async () => {
      const table = await shared();
      const asked = answering({ "secret 0": 1, "secret 1": 2 });
      FakeSocket.last.hear(lobby("qwixx", 5, 0, 1));
      await settled();
      expect(asked).toEqual(["secret 0", "secret 1"]);
      expect(held(table)).toEqual([
        [1, "secret 0"],
        [2, "secret 1"],
      ]);
      expect(tables.find("tableid")?.held?.map(({ seat }) => seat)).toEqual([1, 2]);
      expect([0, 1, 2].map((seat) => table.holds(seat))).toEqual([false, true, true]);
    });

    test("people who move in the lobby do, presence does not", async () => {
      const table = await shared(lobby("pixoid", 0, 1));
      const asked = answering({ "secret 0": 1, "secret 1": 0 });
      FakeSocket.last.hear({
        kind: "seats",
        seats: [person(0), { ...person(1), present: false }],
        hands: [],
      });
      await settled();
      expect(asked).toEqual([]);
      FakeSocket.last.hear({ kind: "seats", seats: [person(1), person(0)], hands: [] });
      await settled();
      expect(held(table)).toEqual([
        [1, "secret 0"],
        [0, "secret 1"],
      ]);
    });

    test("the seat on screen is the one that the server shows", async () => {
      const table = await shared();
      table.uncover(0);
      FakeSocket.last.onopen();
      FakeSocket.last.hear(tableWith({ n: 4, mine: { seat: 1, hands: {} } }));
      expect([table.uncovered, table.token]).toEqual([1, "secret 0"]);
      expect(held(table)).toEqual([
        [1, "secret 0"],
        [0, "secret 1"],
      ]);
    });
  });

  test("a person who is removed no longer shares it", async () => {
    const table = await shared();
    table.uncover(1);
    const attending = FakeSocket.all.filter(({ address }) => address.endsWith("/here"));
    attending[0]?.onclose?.({ code: 4401 });
    expect([table.shared, table.token, table.refused]).toEqual([false, "secret 1", null]);
    expect(tables.find("tableid")?.held).toBeUndefined();
    FakeSocket.last.onopen();
    expect(greeting().token).toBe("secret 1");
  });

  test("what a seat sealed is forgotten, and goes out in its own name", async () => {
    const table = await shared();
    table.uncover(0);
    FakeSocket.last.onopen();
    FakeSocket.last.hear(tableWith({ n: 4, awaited: [0, 1] }));
    const looking = FakeSocket.last;
    table.seal(0, "up3");
    await settled();
    table.cover();
    expect(JSON.stringify(table.seen)).not.toContain("up3");
    expect(sent(looking)).toMatchObject([{ do: "seal", token: "secret 0" }]);
    FakeSocket.last.onopen();
    FakeSocket.last.hear(tableWith({ n: 4, awaited: [0, 1], mine: null }));
    expect(sent()).toMatchObject([{ do: "seal", token: "secret 0" }]);
  });

  test("who has sealed is not asked again after a reload", async () => {
    const table = await shared();
    table.uncover(0);
    FakeSocket.last.onopen();
    FakeSocket.last.hear(tableWith({ n: 4, awaited: [0, 1] }));
    table.seal(0, "up3");
    const reloaded = await shared();
    expect(reloaded.seen?.sealed).toEqual([0]);
    await settled();
    expect(sent()).toMatchObject([{ do: "seal", action: "up3", token: "secret 0" }]);
  });

  test("who has sealed is not asked again while the seal is on its way", async () => {
    const table = await shared();
    table.uncover(0);
    FakeSocket.last.onopen();
    FakeSocket.last.hear(tableWith({ n: 4, awaited: [0, 1] }));
    table.seal(0, "up3");
    table.cover();
    FakeSocket.last.onopen();
    FakeSocket.last.hear(tableWith({ n: 4, awaited: [0, 1], sealed: [], mine: null }));
    expect(table.seen?.sealed).toEqual([0]);
    FakeSocket.last.hear(tableWith({ n: 5, awaited: [0, 1], sealed: [], mine: null }));
    FakeSocket.last.hear(tableWith({ n: 5, awaited: [0, 1], sealed: [], mine: null }));
    expect(table.seen?.sealed).toEqual([]);
  });

  test("a seal that is refused behind the curtain is asked for again", async () => {
    const table = await shared();
    table.uncover(0);
    FakeSocket.last.onopen();
    FakeSocket.last.hear(tableWith({ n: 4, awaited: [0, 1] }));
    table.seal(0, "up3");
    await settled();
    table.cover();
    FakeSocket.last.onopen();
    FakeSocket.last.hear(tableWith({ n: 4, awaited: [0, 1], sealed: [], mine: null }));
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
      FakeSocket.last.onopen();
      FakeSocket.last.hear(tableWith({ ...hidden, mine: own(0) }));
      table.seal(0, "up3");
      await settled();
      FakeSocket.last.hear({ kind: "done", id: 1 });
      await settled();
      table.cover();
      FakeSocket.last.onopen();
      FakeSocket.last.hear(nobody);
      return table;
    }

    test("who has sealed is not asked again when the next one looks", async () => {
      const table = await sealedByFirst();
      expect(table.seen?.sealed).toEqual([0]);
      table.uncover(1);
      FakeSocket.last.onopen();
      FakeSocket.last.hear(tableWith({ ...hidden, mine: own(1) }));
      expect(table.seen?.sealed).toEqual([0]);
      table.seal(1, "up3");
      await settled();
      FakeSocket.last.hear({ kind: "done", id: 2 });
      await settled();
      table.cover();
      FakeSocket.last.onopen();
      FakeSocket.last.hear(nobody);
      expect(table.seen?.sealed).toEqual([0, 1]);
      FakeSocket.last.hear(tableWith({ ...hidden, n: 5, mine: null }));
      expect(table.seen?.sealed).toEqual([]);
    });

    test("nor after a reload, until the server says that the choice is gone", async () => {
      await sealedByFirst();
      const reloaded = await shared(nobody);
      expect(reloaded.seen?.sealed).toEqual([0]);
      reloaded.uncover(0);
      FakeSocket.last.onopen();
      FakeSocket.last.hear(tableWith({ ...hidden, mine: own(0) }));
      expect(reloaded.seen?.sealed).toEqual([]);
      reloaded.cover();
      FakeSocket.last.onopen();
      FakeSocket.last.hear(nobody);
      expect(reloaded.seen?.sealed).toEqual([]);
    });

    test("the own choice of a seat shows as sealed", async () => {
      const table = await shared(nobody);
      table.uncover(1);
      FakeSocket.last.onopen();
      FakeSocket.last.hear(tableWith({ ...hidden, mine: own(1, "up3") }));
      expect(table.seen?.sealed).toEqual([1]);
    });
  });

  test("a seat given up leaves the other one alone", async () => {
    await shared();
    tables.forgetSeat("tableid", "secret 0");
    expect(tables.find("tableid")).toMatchObject({ token: "secret 1" });
    expect(tables.find("tableid")?.held).toBeUndefined();
  });
});
