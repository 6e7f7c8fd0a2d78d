// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { Past } from "$/lib/past.svelte";
import { WorkStorage } from "$/lib/work-storage.svelte";
import { linkTo, shared } from "./sharing";

describe("the past", () => {
  test("goes back and forth, and a new step forgets what was undone", () => {
    const past = new Past(1);
    past.change(2);
    past.change(3);
    past.undo();
    expect([past.now, past.canRedo]).toEqual([2, true]);
    past.redo();
    expect(past.now).toBe(3);
    past.undo();
    past.change(4);
    expect([past.now, past.canRedo]).toEqual([4, false]);
    past.undo();
    past.undo();
    past.undo();
    expect([past.now, past.canUndo]).toEqual([1, false]);
  });

  test("takes a whole stroke as one step", () => {
    const past = new Past("");
    past.change("a", "1");
    past.change("ab", "1");
    past.change("abc", "2");
    past.undo();
    expect(past.now).toBe("ab");
    past.undo();
    expect(past.now).toBe("");
  });
});

test("the storage keeps works by name and the draft beside them", () => {
  const storage = new WorkStorage("a-game");
  storage.save("Ring", "1");
  storage.save("Star", "2");
  storage.save("Ring", "3");
  expect(new WorkStorage("a-game").all).toEqual([
    { name: "Ring", code: "3" },
    { name: "Star", code: "2" },
  ]);
  storage.remove("Star");
  storage.keepDraft({ name: "", code: "4" });
  expect(storage.all).toHaveLength(1);
  expect(new WorkStorage("a-game").draft?.code).toBe("4");
  expect(new WorkStorage("another").all).toEqual([]);
});

describe("a link", () => {
  test("holds the work and its name", () => {
    const work = { name: "Öl & Rauch ~", code: "4.AAAA.a1.b1" };
    expect(shared(new URL(linkTo("pixoid", work, "http://x")).hash)).toEqual(work);
  });

  test("without anything behind # is none, and a broken name is no name", () => {
    expect(shared("")).toBeNull();
    expect(shared("#4.AAAA..~%E0%A4")?.name).toBe("");
  });
});
