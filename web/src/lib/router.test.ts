import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("addEventListener", () => undefined);
});

test.each([
  ["/games/t/K7QF2X", ["t", "K7QF2X"], "/games/"],
  ["/games", [], "/games/"],
  ["/t/K7QF2X/screen", ["t", "K7QF2X", "screen"]],
  ["/rules/a%20b/", ["rules", "a b"]],
  ["/t/%ZZ", ["t", "%ZZ"]],
  ["/t/%E0%A4%A", ["t", "%E0%A4%A"]],
])("%s is read part by part", async (pathname, parts, base = "/") => {
  const baseURI = `http://table.lan${base}`;
  vi.stubGlobal("document", { baseURI, addEventListener: () => undefined });
  vi.stubGlobal("location", { pathname });
  const { router } = await import("./router.svelte");
  expect(router.path).toEqual(parts);
});
