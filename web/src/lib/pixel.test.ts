import { expect, test } from "vitest";
import { inPixels } from "./pixel";

test("a name is legible in the pixel face", () => {
  expect(inPixels("BENOÎT", "fr")).toBe("BENOîT");
  expect(inPixels("Benoît", "fr")).toBe("Benoît");
  expect(inPixels("Benoît", "pl")).toBe("BenoIt");
  expect(inPixels("GROẞ", "de")).toBe("GROSS");
  expect(inPixels("ŁUKASZ, ZOÉ, JÜRGEN, FRANÇOIS", "pl")).toBe("ŁUKASZ, ZOÉ, JÜRGEN, FRANÇOIS");
});
