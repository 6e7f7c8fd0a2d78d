import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection";

/** A socket whose server never confirms a close, as without a network. */
class SilentSocket {
  static readonly opened: SilentSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: string[] = [];

  constructor() {
    SilentSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {}
}

let page: EventTarget;
let said: string[];
let connection: Connection<string>;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("location", { protocol: "http:", host: "table.test" });
  vi.stubGlobal("WebSocket", SilentSocket);
  SilentSocket.opened.length = 0;
  said = [];
  connection = new Connection<string>("/live", {
    greeting: () => ({}),
    hear: (message) => said.push(message),
    opened: () => said.push("opened"),
    lost: () => said.push("lost"),
    refused: (status) => said.push(`refused ${status}`),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newest(): SilentSocket {
  return SilentSocket.opened.at(-1) as SilentSocket;
}

test("says at once that the network is gone, and tries again", async () => {
  newest().onopen?.();
  newest().onmessage?.({ data: '"hello"' });
  page.dispatchEvent(new Event("offline"));
  expect(said).toEqual(["hello", "opened", "lost"]);
  connection.send("a choice");
  await vi.advanceTimersByTimeAsync(400);
  expect(SilentSocket.opened.map((socket) => socket.sent)).toEqual([["{}"], []]);
});

test("opens a socket as soon as the network is back", () => {
  page.dispatchEvent(new Event("offline"));
  page.dispatchEvent(new Event("online"));
  expect(SilentSocket.opened).toHaveLength(2);
});

test("replaces a socket that does not answer", async () => {
  newest().onopen?.();
  newest().onmessage?.({ data: '"hello"' });
  connection.doubt();
  expect(said).toEqual(["hello", "opened", "lost"]);
  await vi.advanceTimersByTimeAsync(400);
  expect(SilentSocket.opened).toHaveLength(2);
});

test("replaces a socket that never opens, and keeps one that did", async () => {
  await vi.advanceTimersByTimeAsync(10_400);
  expect(said).toEqual(["lost"]);
  expect(SilentSocket.opened).toHaveLength(2);
  newest().onopen?.();
  newest().onmessage?.({ data: '"hello"' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(SilentSocket.opened).toHaveLength(2);
});

test("stays closed when the server refuses", async () => {
  newest().onclose?.({ code: 4403 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(["refused 403"]);
  expect(SilentSocket.opened).toHaveLength(1);
});
