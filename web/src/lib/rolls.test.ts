import { expect, test } from "vitest";
import { byColour, confirming } from "./rolls";

const entered = {
  roll: "roll 34 r2 y5 g1 b6",
  faces: [3, 4, 2, 5, 1, 6],
  seat: 0,
  confirmers: [1],
  screen: false,
};

test("faces are sorted by the colours of the dice", () => {
  expect(byColour(["white", "white", "red", "blue"], [3, 4, 2, 6])).toEqual({
    white: [3, 4],
    red: [2],
    blue: [6],
  });
});

test("a device confirms for a seat that may, and for no other", () => {
  const ada = { seat: 0, token: "a" };
  const bo = { seat: 1, token: "b" };
  const screen = { seat: null, token: "s" };
  expect(confirming([ada], entered)).toBeUndefined();
  expect(confirming([screen], entered)).toBeUndefined();
  expect(confirming([screen], { ...entered, screen: true })).toBe(screen);
  expect(confirming([ada, bo], entered)).toBe(bo);
});
