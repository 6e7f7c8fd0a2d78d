import { expect, test } from "vitest";
import { person, tableWith } from "$/lib/table.fixture";
import type { ViewField } from "$/wire/types";
import { describe, tell } from "./describe";

const NAMES = ["Ada", "random 1", "Cyn"];
const seats = NAMES.map((name, seat) => person(seat, { name }));
const lots = tableWith({ game: "lots", seats });
const named = (name: string, kind: ViewField["kind"]): ViewField => ({ name, kind });
const of = [named("suit", "text"), named("worth", "number")];
const card: ViewField = { name: "", kind: "record", of };
const number = named("", "number");
const listOf = (inner: ViewField): ViewField => ({ name: "list", kind: "list", of: [inner] });
const said = (inner: ViewField, value: unknown) => describe(lots, listOf(inner), value);

test("what a list holds can be told apart", () => {
  expect(said(number, [1, 2, -3])).toBe("1 2 −3");
  expect(said(named("", "seat"), [0, 1, 2])).toBe("Ada, random 1, Cyn");
  const cards = [
    { suit: "gold", worth: 3 },
    { suit: "mouse", worth: 1 },
  ];
  expect(said(card, cards)).toBe("suit gold, worth 3; suit mouse, worth 1");
  expect(said(listOf(number), [[1, 2], [3]])).toBe("1 2; 3");
});

test("an event tells what is missing as that, and not as a number", () => {
  const points = { ...named("points", "number"), per_seat: true };
  const fields = [named("best", "number"), named("bonus", "number"), points];
  const told = tell(lots, fields, { kind: "lot-sold", best: null, points: [4, 7] });
  expect(told).toBe("lot sold: best –, bonus –, points Ada 4, random 1 7");
});
