import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableWith } from "$/lib/table.fixture";
import type { Revealed, Seen } from "$contract";
import { mayChoose, seenOf } from "./given";
import { asProblem, fail, failedView, load, Updates, ViewProblem, withAddresses } from "./module";

const PATH = "/views/claims/0123/view.js";
const SEEN: Seen = { n: 0, status: "playing", state: {}, awaited: [], sealed: [], mine: null };
const at = (n: number): Seen => ({ ...SEEN, n });
const REVEALED: Revealed = { before: {}, events: [], choices: {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An update that never ends. */
const endless = () => new Promise<void>(() => undefined);
const fetching = (module: Promise<object>) => ({ module: () => module, style: async () => null });

test("an exception is told with its place in the package", () => {
  const problem = new TypeError("no");
  problem.stack = `TypeError: no\n    at draw (http://table.local${PATH}:42:7)\n    at main.js:1`;
  expect(asProblem(problem, PATH).detail).toEqual({ problem: "TypeError, view.js:42" });
  problem.stack = `TypeError: no\n    at http://table.local/views/claims/0123/parts/cell.js:7:1`;
  expect(asProblem(problem, PATH).detail).toEqual({ problem: "TypeError, parts/cell.js:7" });
  problem.stack = "TypeError: Failed to fetch";
  expect(asProblem(problem, PATH).detail).toEqual({ problem: "TypeError, view.js" });
  expect(asProblem("broken", PATH).detail).toEqual({ problem: "broken, view.js" });
});

test("a module that loads is kept", async () => {
  const module = { contract: 1, mount: () => ({}) };
  const first = await load("/views/kept/1/view.js", fetching(Promise.resolve(module)));
  const never = fetching(new Promise(() => undefined));
  expect(await load("/views/kept/1/view.js", never)).toBe(first);
});

test("a module that never answers is slow after five seconds", async () => {
  const loading = load("/views/slow/1/view.js", fetching(new Promise(() => undefined)));
  const refused = expect(loading).rejects.toMatchObject({ code: "view-slow" });
  await vi.advanceTimersByTimeAsync(5000);
  await refused;
});

test("another contract and a module without mount are refused", async () => {
  const other = load("/views/other/1/view.js", fetching(Promise.resolve({ contract: 2 })));
  const detail = { contract: "2", known: 1 };
  await expect(other).rejects.toMatchObject({ code: "view-contract", detail });
  const bare = load("/views/bare/1/view.js", fetching(Promise.resolve({ contract: 1 })));
  await expect(bare).rejects.toMatchObject({ detail: { problem: "view.js: mount" } });
});

test("the first failure of a path is kept", () => {
  const first = fail(PATH, new ViewProblem("view-slow"));
  expect(fail(PATH, new Error("later"))).toBe(first);
  expect(failedView(PATH)).toBe(first);
});

test("pictures of a style sheet get full addresses", () => {
  const base = new URL("http://table.local/views/claims/0123/view.css");
  const css = withAddresses(`a{b:url("p/x.svg") url( 'y.png' )} c{d:url(data:image/png,x)}`, base);
  expect(css).toContain('url("http://table.local/views/claims/0123/p/x.svg")');
  expect(css).toContain('url("http://table.local/views/claims/0123/y.png")');
  expect(css).toContain('url("data:image/png,x")');
});

function updatesOf(update: (seen: Seen, revealed?: Revealed) => void | Promise<void>) {
  const playing: boolean[] = [];
  const failures: unknown[] = [];
  const destroy = vi.fn();
  const updates = new Updates(
    { update, destroy },
    (now) => playing.push(now),
    (problem) => failures.push(problem),
  );
  return { updates, playing, failures, destroy };
}

test("while a decision plays the next updates wait, and become one", async () => {
  const heard: [number, boolean][] = [];
  let done = () => {};
  const { updates, playing } = updatesOf((seen, revealed) => {
    heard.push([seen.n, revealed !== undefined]);
    return seen.n === 1 ? new Promise<void>((end) => (done = end)) : undefined;
  });
  updates.push(at(0));
  updates.push(at(1), REVEALED);
  updates.push(at(2), REVEALED);
  updates.push(at(3), REVEALED);
  updates.push(at(3));
  expect(heard).toEqual([
    [0, false],
    [1, true],
  ]);
  done();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.slice(2)).toEqual([[3, true]]);
  expect(playing).toEqual([true, false]);
});

test("only a decision counts as playing, and it ends with the module", () => {
  const { updates, playing } = updatesOf(endless);
  updates.push(at(0));
  expect(playing).toEqual([]);
  const other = updatesOf(endless);
  other.updates.push(at(1), REVEALED);
  other.updates.close();
  expect(other.playing).toEqual([true, false]);
});

test("a decision that never ends is over after four seconds", async () => {
  const { updates, playing } = updatesOf(endless);
  updates.push(at(1), REVEALED);
  await vi.advanceTimersByTimeAsync(3999);
  expect(playing).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(playing).toEqual([true, false]);
});

test("an update that throws or rejects is a failure, also after others", async () => {
  const thrown = new Error("thrown");
  const throws = vi.fn<() => Promise<void>>().mockRejectedValueOnce(thrown);
  throws.mockThrowOnce(thrown);
  const [first, second] = [updatesOf(throws), updatesOf(throws)];
  first.updates.push(at(0));
  second.updates.push(at(0));
  await vi.advanceTimersByTimeAsync(0);
  expect([first.failures, second.failures]).toEqual([[thrown], [thrown]]);
});

test("nothing reaches a module after it was closed, and a bad destroy harms nobody", () => {
  const update = vi.fn();
  const { updates, destroy } = updatesOf(update);
  destroy.mockImplementation(() => {
    throw new Error("destroy");
  });
  updates.close();
  updates.push(at(1));
  expect(update).not.toHaveBeenCalled();
});

test("only what is legal now can be put into the bar", () => {
  const seen = seenOf(tableWith(), { 0: "up2" }, false);
  expect(seen.mine?.hands[0]?.draft).toBe("up2");
  expect(mayChoose(seen, 0, "up1")).toBe(true);
  expect(mayChoose(seen, 0, null)).toBe(true);
  expect(mayChoose(seen, 0, "up9")).toBe(false);
  expect(mayChoose(seen, 1, "up1")).toBe(false);
  const rest = { seconds: 9, ready: [] };
  expect(mayChoose(seenOf(tableWith({ rest }), {}, false), 0, "up1")).toBe(false);
  expect(mayChoose(seenOf(tableWith({ status: "paused" }), {}, false), 0, "up1")).toBe(false);
});

test("the variables that the contract names are there in every theme", () => {
  const types = new URL(
    "../../../../src/tablecade/server/web/tablecade.d.ts",
    `file://${import.meta.filename}`,
  );
  const named = readFileSync(types, "utf8").match(/--[a-z0-9-]+/g) ?? [];
  expect(named).toHaveLength(12);
  const tokens = readFileSync(`${import.meta.dirname}/../../design/tokens.css`, "utf8");
  const [everywhere = "", ...themes] = tokens.split(/^\[data-theme/m);
  expect(themes).toHaveLength(4);
  for (const name of named)
    for (const theme of themes) expect(everywhere + theme).toContain(`${name}:`);
});
