import { expect, test } from "vitest";
import type { ViewField } from "$/wire/types";
import { describe, tell } from "./describe";

const name = (seat: number) => ["Ada", "random 1", "Cyn"][seat] ?? "";
const number: ViewField = { name: "", kind: "number" };
const seat: ViewField = { name: "", kind: "seat" };
const card: ViewField = {
  name: "",
  kind: "record",
  of: [
    { name: "suit", kind: "text" },
    { name: "worth", kind: "number" },
  ],
};
const listOf = (inner: ViewField): ViewField => ({ name: "list", kind: "list", of: [inner] });
const said = (inner: ViewField, value: unknown) => describe("lots", listOf(inner), value, name);

test("what a list holds can be told apart", () => {
  expect(said(number, [1, 2, -3])).toBe("1 2 −3");
  expect(said(seat, [0, 1, 2])).toBe("Ada, random 1, Cyn");
  const cards = [
    { suit: "gold", worth: 3 },
    { suit: "mouse", worth: 1 },
  ];
  expect(said(card, cards)).toBe("suit gold, worth 3; suit mouse, worth 1");
  expect(said(listOf(number), [[1, 2], [3]])).toBe("1 2; 3");
});

test("an event tells what is missing as that, and not as a number", () => {
  const fields: ViewField[] = [
    { name: "best", kind: "number" },
    { name: "bonus", kind: "number" },
    { name: "points", kind: "number", per_seat: true },
  ];
  const told = tell("lots", fields, { kind: "lot-sold", best: null, points: [4, 7] }, name);
  expect(told).toBe("lot sold: best –, bonus –, points Ada 4, random 1 7");
});
