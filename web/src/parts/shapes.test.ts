import { expect, test, vi } from "vitest";
import { colourOf } from "./shapes";

test("a player's colour is the design's, else that of CSS, else grey", () => {
  vi.stubGlobal("CSS", { supports: (_: string, colour: string) => colour === "navy" });
  const wanted = ["var(--yellow)", "navy", "var(--quiet)"];
  expect(["yellow", "navy", "umber"].map(colourOf)).toEqual(wanted);
});
