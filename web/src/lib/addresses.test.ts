// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sharedBase } from "./addresses.svelte";

const LAN = "http://192.168.1.20:8000";

test.each(["localhost", "127.0.0.1", "[::1]"])("a page on %s sends others elsewhere", (name) => {
  const base = `http://${name}:8000/`;
  expect(sharedBase(base, LAN)).toBe(`${LAN}/`);
  expect(sharedBase(base, null)).toBe(base);
});

test.each([
  "http://192.168.1.7:8000/",
  "https://party.example/games/",
  "http://localhost.example/",
])("%s is good for all", (base) => {
  expect(sharedBase(base, LAN)).toBe(base);
});
