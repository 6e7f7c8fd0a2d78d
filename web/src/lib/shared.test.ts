import { expect, test } from "vitest";
import { sharedOrigin } from "./shared";

const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` });
const LAN = "http://192.168.1.20:8000";

test.each(["localhost", "127.0.0.1", "[::1]"])("a page on %s sends others elsewhere", (name) => {
  expect(sharedOrigin(at(name), LAN)).toBe(LAN);
  expect(sharedOrigin(at(name), null)).toBe(`http://${name}:8000`);
});

test.each(["192.168.1.7", "party.example", "localhost.example"])("%s is good for all", (name) => {
  expect(sharedOrigin(at(name), LAN)).toBe(`http://${name}:8000`);
});
