// @vitest-environment happy-dom
import { type Component, createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announcer } from "$/lib/announce.svelte";
import { router } from "$/lib/router.svelte";
import InstallHint from "./InstallHint.svelte";
import Page from "./Page.svelte";

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
const open: object[] = [];

/** Renders a component alone on the page. */
function show<P extends Record<string, unknown>>(view: Component<P>, props: P): HTMLElement {
  open.push(mount(view, { target: document.body, props }));
  flushSync();
  return document.body;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const view of open.splice(0)) void unmount(view);
  document.body.replaceChildren();
});

describe("a page", () => {
  const page = { title: "The rules", headed: true, children: words("chapters") };

  test("names itself in the tab, and leaves the focus alone when it is the first of a visit", () => {
    show(Page, page);
    expect(document.title).toBe("The rules · Tablecade");
    expect(document.activeElement).toBe(document.body);
  });

  test("has the focus on its heading after a navigation", () => {
    router.go("/rules");
    show(Page, page);
    expect(document.activeElement?.textContent).toBe("The rules");
  });
});

test("an installable client says so once, until it is answered", async () => {
  const body = show(InstallHint, {});
  expect(body.querySelector("aside")).toBeNull();
  const prompt = vi.fn(async () => undefined);
  dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
  flushSync();
  body.querySelector("button")?.click();
  flushSync();
  expect(prompt).toHaveBeenCalledOnce();
  dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
  flushSync();
  expect(body.querySelector("aside")).toBeNull();
});

test("what was announced about a page is gone with it", () => {
  announcer.say("Ada crosses red 7.");
  vi.advanceTimersByTime(100);
  expect(announcer.words).toBe("Ada crosses red 7.");
  announcer.say("Bo passes.");
  announcer.clear();
  vi.advanceTimersByTime(100);
  expect(announcer.words).toBe("");
});
