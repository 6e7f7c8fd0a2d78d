// @vitest-environment happy-dom
import { type Component, createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announcer } from "$/lib/announce.svelte";
import { router } from "$/lib/router.svelte";
import Button from "./Button.svelte";
import Choice from "./Choice.svelte";
import Floating from "./Floating.svelte";
import InstallHint from "./InstallHint.svelte";
import Page from "./Page.svelte";
import SealBar from "./SealBar.svelte";

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

describe("a button", () => {
  test("is a link where it has an address", () => {
    const body = show(Button, { href: "/rules", children: words("Rules") });
    expect(body.querySelector("a")?.getAttribute("href")).toBe("/rules");
    expect(body.querySelector("button")).toBeNull();
  });

  test("says whether it is pressed", () => {
    const body = show(Button, { "aria-pressed": true, children: words("On") });
    expect(body.querySelector("button")?.getAttribute("aria-pressed")).toBe("true");
  });
});

test("a choice has one value, and follows a tap", () => {
  const choices = ["short", "long"].map((value) => ({ value, name: value }));
  const body = show(Choice as unknown as Component<Record<string, unknown>>, {
    label: "Length",
    choices,
    value: "short",
  });
  const [, long] = body.querySelectorAll("input");
  long?.click();
  flushSync();
  expect(body.querySelector("fieldset")?.dataset.value).toBe("long");
});

test("a floating card is announced where it has a role", () => {
  const body = show(Floating, {
    tone: "warn" as const,
    role: "status" as const,
    children: words("Ada is away"),
  });
  expect(body.querySelector("[role=status]")?.textContent).toBe("Ada is away");
});

describe("the bar that seals", () => {
  const barOf = (isSealed: boolean, action: string | null, takeBack = vi.fn()) => {
    const state = { asked: true, forced: false, hint: "", warning: false, seal: vi.fn() };
    const choosing = { ...state, isSealed, action, takeBack };
    return show(SealBar, { choosing, children: words("Seal 7") });
  };

  test("takes back, but not with the second tap of two", () => {
    const ontakeback = vi.fn();
    const body = barOf(true, "bid7", ontakeback);
    const takeBack = body.querySelector("button");
    takeBack?.click();
    expect(ontakeback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600);
    flushSync();
    takeBack?.click();
    expect(ontakeback).toHaveBeenCalledOnce();
  });

  test("can't be pressed before a choice is made", () => {
    expect(barOf(false, null).querySelector("button")?.disabled).toBe(true);
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
