/** The host's token. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { fakeBrowser, serving, sitting } from "./live-table.fixture";
import { tableWith } from "./table.fixture";
import { tables } from "./tables.svelte";

/** A server that knows only the tokens in `answers`. */
const server = (answers: Record<string, object>, code = "bad-token") =>
  serving((token) => answers[token] ?? Response.json({ code, detail: {} }, { status: 403 }));
const watcher = (host?: string) => {
  tables.forget("tableid");
  tables.remember({ table: "tableid", code: "K7QF2X", game: "pixoid", ...(host && { host }) });
  return sitting(tableWith({ status: "lobby", mine: null }));
};
beforeEach(fakeBrowser);
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
  const calls = server({});
  expect(await table.steer("rematch")).toBe(false);
  expect([calls, table.refused?.code]).toEqual([[], "not-the-host"]);
});

test("that died does not keep anybody from sitting down", async () => {
  const table = await watcher("dead");
  const calls = server({ "": { seat: 1, token: "fresh" } });
  expect(await table.sitDown({ name: "Ada" })).toBe(true);
  expect(calls.map(({ token }) => token)).toEqual(["dead", ""]);
  expect(tables.find("tableid")).toMatchObject({ token: "fresh" });
  expect([table.host, tables.find("tableid")?.host]).toEqual([undefined, undefined]);
});

test("that is good stays when the seat is refused for another reason", async () => {
  const table = await watcher("host");
  const calls = server({}, "table-full");
  expect(await table.sitDown({ name: "Ada" })).toBe(false);
  expect([calls.length, table.refused?.code, table.host]).toEqual([1, "table-full", "host"]);
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
