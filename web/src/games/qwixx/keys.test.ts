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
    refuse: (action: string) => picked.push(`not ${action}`),
    seal: () => picked.push("seal"),
    takeBack: () => picked.push("back"),
    again: () => picked.push("again"),
  };
  for (const word of keys.split(" ")) {
    const [key, code] = word.split("=");
    sheet.press({ key, code, target: null, preventDefault: () => undefined } as never, can);
  }
  return picked;
}

test("a letter and digits cross a number", () => {
  expect(typed("r 7 Enter", ["red7", "pass"])).toEqual(["red7", "seal"]);
  expect(typed("b 1 2", ["blue12"])).toEqual(["not blue1", "blue12"]);
  expect(typed("r è=Digit7", ["red7"])).toEqual(["red7"]);
  expect(typed("p 3 Backspace", ["pawn3"])).toEqual(["pawn3", "back"]);
  expect(typed("L r", [])).toEqual(["again"]);
});

test("what is not offered is not chosen", () => {
  expect(typed("g 9", ["red9"])).toEqual(["not green9"]);
  expect(typed("9", ["red9"])).toEqual([]);
});
