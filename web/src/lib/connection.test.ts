import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection";
import { FakeSocket, fakeBrowser } from "./live-table.fixture";

let page: EventTarget;
let said: string[];
let connection: Connection<string>;

beforeEach(fakeBrowser);
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { baseURI: "http://table.lan/" }));
  said = [];
  connection = new Connection<string>("/live", {
    greeting: () => ({}),
    hear: (message) => said.push(message),
    opened: () => said.push("opened"),
    lost: () => said.push("lost"),
    refused: (status) => said.push(`refused ${status}`),
  });
});

afterEach(() => connection.close());

function hello(): void {
  FakeSocket.last.onopen();
  FakeSocket.last.onmessage({ data: '"hello"' });
}

test("says at once that the network is gone, and tries again", async () => {
  hello();
  page.dispatchEvent(new Event("offline"));
  expect(said).toEqual(["hello", "opened", "lost"]);
  connection.send("a choice");
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.all.map((socket) => socket.sent)).toEqual([["{}"], []]);
});

test("opens a socket as soon as the network is back", () => {
  page.dispatchEvent(new Event("offline"));
  page.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("replaces a socket that does not answer", async () => {
  hello();
  connection.lose();
  expect(said).toEqual(["hello", "opened", "lost"]);
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.all).toHaveLength(2);
});

test("replaces a socket that never opens, and keeps one that did", async () => {
  await vi.advanceTimersByTimeAsync(10_400);
  expect(said).toEqual(["lost"]);
  expect(FakeSocket.all).toHaveLength(2);
  hello();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test.each([403, 404])("stays closed when the server refuses with %d", async (status) => {
  FakeSocket.last.onclose?.({ code: 4000 + status });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual([`refused ${status}`]);
  expect(FakeSocket.all).toHaveLength(1);
});

test("goes on trying for a week, after more and more seconds", async () => {
  for (let failure = 0; failure < 500; failure++) {
    FakeSocket.last.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(3000);
    if (failure > 5) expect(FakeSocket.all).toHaveLength(failure + 1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(FakeSocket.all).toHaveLength(failure + 2);
  }
});
