import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  choice,
  done,
  FakeSocket,
  fakeBrowser,
  greeted,
  refusal,
  sent,
  settled,
  sitting,
} from "./live-table.fixture";
import { tableWith } from "./table.fixture";

const ASKED = tableWith({ n: 4, awaited: [0, 1] });
const NEXT = tableWith({ n: 5, awaited: [0, 1] });
const STALE = { kind: "refused" as const, id: 1, code: "stale", detail: {}, status: 409, n: 5 };
/** Seat 0 of this browser has chosen already, as the server says. */
const CHOSEN = { seat: 0, hands: { 0: { choice: "up3", legal: [], preview: {}, refused: {} } } };

beforeEach(fakeBrowser);

/** A browser that has just sealed; without a connection its choice waits. */
async function sealed({ offline = false } = {}) {
  const table = await sitting();
  if (offline) FakeSocket.last.onclose?.({ code: 1006 });
  table.seal(0, "up3");
  await settled();
  return table;
}

describe("sealing", () => {
  test("goes over the socket, shows at once and stays when it is done", async () => {
    const table = await sitting();
    table.seal(0, "up3");
    expect(choice(table)).toBe("up3");
    await settled();
    expect(sent()).toEqual([{ do: "seal", id: 1, n: 4, match: 1, hand: 0, action: "up3" }]);
    FakeSocket.last.hear(ASKED);
    expect(choice(table)).toBe("up3");
    await done(1);
    expect(choice(table)).toBe("up3");
    expect(table.refused).toBeNull();
  });

  test("is rolled back, with the reason, when the server refuses", async () => {
    const table = await sealed();
    FakeSocket.last.hear({ kind: "refused", id: 1, ...refusal });
    await settled();
    expect(choice(table)).toBeNull();
    expect(table.refused?.body.rule).toBe("PX-3.3");
  });

  test("is sent again after a reconnect, under the same id", async () => {
    const table = await sealed();
    FakeSocket.last.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen();
    expect(sent()).toEqual([]);
    FakeSocket.last.hear(ASKED);
    expect(sent().map(({ id }) => id)).toEqual([1]);
    await done(1);
    expect(choice(table)).toBe("up3");
  });

  test.each([
    ["of a decision that is over is never put back", false, undefined],
    ["without a connection says so when the game has gone on", true, "came-late"],
  ])("%s", async (_, offline, said) => {
    const table = await sealed({ offline });
    await vi.advanceTimersByTimeAsync(1000);
    if (offline) FakeSocket.last.onopen();
    FakeSocket.last.hear(NEXT);
    FakeSocket.last.hear(STALE);
    await settled();
    expect([choice(table), table.refused?.code]).toEqual([null, said]);
  });

  test("without an answer is sent again over another socket", async () => {
    const table = await sealed();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([choice(table), table.link]).toEqual(["up3", "lost"]);
    await vi.advanceTimersByTimeAsync(1000);
    greeted(ASKED);
    await settled();
    expect(sent()).toMatchObject([{ do: "seal", action: "up3", id: 1 }]);
    await done(1);
    expect([choice(table), table.refused]).toEqual(["up3", null]);
  });
});

describe("a page that is reloaded", () => {
  test("sends the choice again that was not confirmed", async () => {
    await sitting().then((table) => table.seal(0, "up3"));
    const reloaded = await sitting();
    expect(choice(reloaded)).toBe("up3");
    await settled();
    expect(sent()).toMatchObject([{ do: "seal", n: 4, match: 1, hand: 0, action: "up3" }]);
    await done(1);
    await sitting();
    await settled();
    expect(sent()).toEqual([]);
  });

  test("takes a choice back that was taken back just before", async () => {
    const table = await sitting();
    table.seal(0, "up3");
    table.takeBack(0);
    const reloaded = await sitting({ ...ASKED, sealed: [0], mine: CHOSEN });
    await settled();
    expect(sent()).toMatchObject([{ do: "take-back" }]);
    expect(choice(reloaded)).toBeNull();
  });

  test("shows a sealed hand as sealed, even where the table hides it", async () => {
    const table = await sitting({ ...ASKED, hide_seals: true, mine: CHOSEN });
    expect(table.seen?.sealed).toEqual([0]);
  });

  test.each([
    ["once the decision is over", NEXT, false],
    ["as a big screen", { ...ASKED, mine: null }, true],
  ])("sends nothing %s", async (_, seen, watching) => {
    await sitting().then((table) => table.seal(0, "up3"));
    const reloaded = await sitting(seen, watching);
    await settled();
    expect([sent(), reloaded.refused]).toEqual([[], null]);
  });
});

const greeting = () => JSON.parse(FakeSocket.last.sent[0] ?? "");

describe("the connection", () => {
  test("greets with the seat's token and, coming back, with where it was", async () => {
    const table = await sitting();
    expect(greeting()).toEqual({ token: "secret" });
    FakeSocket.last.onclose?.({ code: 1006 });
    expect(table.link).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.onopen();
    expect(greeting()).toEqual({ token: "secret", after: 3, match: 1 });
    FakeSocket.last.hear(tableWith({ n: 4 }));
    expect(table.link).toBe("live");
  });

  test("a token that died makes a spectator of me, and says so", async () => {
    const table = await sitting();
    FakeSocket.last.onclose?.({ code: 4401 });
    FakeSocket.last.onopen();
    expect(greeting().token).toBeNull();
    expect(table.refused?.code).toBe("bad-token");
  });

  test("a table that is not there stays away", async () => {
    const table = await sitting();
    FakeSocket.last.onclose?.({ code: 4404 });
    expect(table.gone?.code).toBe("no-such-table");
  });
});
