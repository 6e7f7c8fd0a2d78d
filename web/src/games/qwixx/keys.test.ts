import { beforeEach, expect, test, vi } from "vitest";
import { SheetKeys } from "./keys.svelte";

beforeEach(() => {
  vi.stubGlobal("document", { querySelector: () => null, activeElement: null });
});

function typed(keys: string, legal: readonly string[]): string[] {
  const picked: string[] = [];
  const sheet = new SheetKeys();
  const can = {
    legal,
    pick: (action: string) => picked.push(action),
    seal: () => picked.push("seal"),
    takeBack: () => picked.push("back"),
  };
  for (const key of keys.split(" "))
    sheet.press({ key, target: null, preventDefault: () => undefined } as never, can);
  return picked;
}

test("a letter and digits cross a number", () => {
  expect(typed("r 7 Enter", ["red7", "pass"])).toEqual(["red7", "seal"]);
  expect(typed("b 1 2", ["blue12"])).toEqual(["blue12"]);
  expect(typed("p 3 Backspace", ["pawn3"])).toEqual(["pawn3", "back"]);
});

test("what is not offered is not chosen", () => {
  expect(typed("g 9", ["red9"])).toEqual([]);
  expect(typed("9", ["red9"])).toEqual([]);
});
