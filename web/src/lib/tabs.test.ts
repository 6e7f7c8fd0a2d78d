import { beforeEach, expect, test, vi } from "vitest";

const TABLE = { table: "tableid", code: "K7QF2X", game: "pixoid" };

let kept: Map<string, string>;
let listeners: ((event: { key: string }) => void)[];

beforeEach(() => {
  kept = new Map();
  listeners = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal("addEventListener", (_: string, listener: (typeof listeners)[0]) =>
    listeners.push(listener),
  );
});

/** The modules as another tab of this browser loads them. */
async function newTab() {
  vi.resetModules();
  const { tables } = await import("./tables.svelte");
  const { KnownTable } = await import("./known-table.svelte");
  const { settings } = await import("./settings.svelte");
  const { WorkStorage } = await import("./work-storage.svelte");
  return { tables, KnownTable, settings, WorkStorage };
}

const seen = async () => (await import("./table.fixture")).tableWith({ ...TABLE, mine: null });

test("a tab without a seat leaves the token of another tab", async () => {
  const screen = await newTab();
  screen.tables.remember({ ...TABLE, host: "host" });
  const phone = await newTab();
  phone.tables.remember({ ...TABLE, token: "seat" });
  screen.tables.remember(TABLE);
  expect((await newTab()).tables.find("K7QF2X")).toMatchObject({ host: "host", token: "seat" });
});

test("a tab learns of tables that another one opens or forgets", async () => {
  const home = await newTab();
  expect(home.tables.all).toEqual([]);
  const other = await newTab();
  other.tables.remember(TABLE);
  for (const listener of listeners) listener({ key: "tablecade.tables" });
  expect(home.tables.all).toMatchObject([TABLE]);
  other.tables.forget("tableid");
  home.tables.remember({ ...TABLE, table: "another", code: "AAAAAA" });
  expect(home.tables.all.map(({ table }) => table)).toEqual(["another"]);
});

test("two tabs with a seat each keep their own", async () => {
  const snapshot = await seen();
  const ada = new (await newTab()).KnownTable("K7QF2X");
  ada.addSeat(snapshot, { seat: 0, token: "ada" });
  const bo = await newTab();
  bo.tables.remember({ ...TABLE, token: "bo" });
  ada.remember(snapshot);
  expect(ada.token).toBe("ada");
  ada.forgetSeat("tableid");
  expect(ada.token).toBeUndefined();
  expect(bo.tables.find("tableid")?.token).toBe("bo");
});

test("settings and drawn boards of two tabs are both kept", async () => {
  const [first, second] = [await newTab(), await newTab()];
  const boards = [first, second].map(({ WorkStorage }) => new WorkStorage("pixoid"));
  first.settings.change({ name: "Ada" });
  second.settings.change({ sound: false });
  boards[0]?.save("one", "1");
  boards[1]?.save("two", "2");
  const third = await newTab();
  expect([third.settings.name, third.settings.sound]).toEqual(["Ada", false]);
  expect(new third.WorkStorage("pixoid").all.map(({ name }) => name)).toEqual(["two", "one"]);
});

test("a page without storage keeps what it saved", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { tables } = await newTab();
  tables.remember({ ...TABLE, token: "seat" });
  expect(tables.find("tableid")?.token).toBe("seat");
});
