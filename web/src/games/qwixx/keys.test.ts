import { expect, test } from "vitest";
import { SheetKeys } from "./keys.svelte";

function read(keys: string): (string | null)[] {
  const sheet = new SheetKeys();
  return keys.split(" ").map((word) => {
    const [key, code] = word.split("=");
    return sheet.read({ key, code } as KeyboardEvent);
  });
}

test.each([
  ["r 7", ["", "red7"]],
  ["b 1 2 3", ["", "blue1", "blue12", "blue3"]],
  ["R è=Digit7", ["", "red7"]],
  ["p 3 y 2", ["", "pawn3", "", "yellow2"]],
  ["9 Enter L", [null, null, null]],
])("the keys %s are choices on the sheet", (keys, choices) => {
  expect(read(keys)).toEqual(choices);
});
