/** A live table without a browser and a server, for tests. */
import { vi } from "vitest";
import type { Message, Snapshot } from "$/wire/types";
import { ownHand } from "./apply";
import type { Answer, Outgoing } from "./outbox";
import { tableWith } from "./table.fixture";
import { tables } from "./tables.svelte";

/** A socket whose server is the test. */
export class FakeSocket {
  static last: FakeSocket;
  static all: FakeSocket[] = [];
  closed = false;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.last = this;
    FakeSocket.all.push(this);
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

/** The messages of the newest connection after the greeting. */
export const sent = (socket = FakeSocket.last) =>
  socket.sent.slice(1).map((text) => JSON.parse(text) as Outgoing & { id: number });
export const refusal = { code: "wall-ahead", rule: "PX-3.3", detail: {}, status: 422 };
export const settled = () => vi.advanceTimersByTimeAsync(0);

/** What a browser has, for `beforeEach`; time stands still in it. */
export function fakeBrowser(): () => void {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", () => undefined);
  const baseURI = "http://table.lan/";
  vi.stubGlobal("location", { hostname: "table.lan" });
  vi.stubGlobal("document", { baseURI, hidden: false, addEventListener: () => undefined });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  tables.remember({ table: "tableid", code: "K7QF2X", game: "pixoid", token: "secret" });
  return () => vi.useRealTimers();
}

/** A server that answers every call by its token, or as a `Response` says. Returns the calls. */
export function serving(answer: (token: string) => object | Promise<object> = () => ({})) {
  const calls: { path: string; body: unknown; token: string }[] = [];
  vi.stubGlobal("fetch", async (path: string, { body, headers }: RequestInit) => {
    const token = new Headers(headers).get("Authorization")?.slice("Bearer ".length) ?? "";
    calls.push({ path, body: body && JSON.parse(String(body)), token });
    const answered = await answer(token);
    return answered instanceof Response ? answered : Response.json(answered);
  });
  return calls;
}

/** The newest socket opens and brings the table. */
export function greeted(seen: Snapshot): void {
  FakeSocket.last.onopen();
  FakeSocket.last.hear(seen);
}

/** The server has taken a message. */
export async function done(id: number): Promise<void> {
  FakeSocket.last.hear({ kind: "done", id });
  await settled();
}

/** A browser with seat 0 at a live table. */
export async function sitting(seen = tableWith({ n: 4, awaited: [0, 1] }), watching = false) {
  const { LiveTable } = await import("./table.svelte");
  const table = new LiveTable("K7QF2X", watching);
  greeted(seen);
  return table;
}

export const choice = (table: Awaited<ReturnType<typeof sitting>>) =>
  ownHand(table.seen, 0)?.choice;
