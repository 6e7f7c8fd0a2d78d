import { expect, test } from "vitest";
import type { ViewField } from "$/wire/types";
import { buttons, left, meant, nextPlaces, placeOf, readings, refusalAt, tapped } from "./taps";

const grid = { as: "grid", choice: "{cell}-{cell}", rows: 8, columns: 8 } as const;
const cards = { as: "cards", choice: "bid{card}", deck: [1, 2, 12] } as const;
const fields: ViewField[] = [
  { name: "board", kind: "list", show: grid },
  { name: "hand", kind: "list", show: { ...cards, deck: [...cards.deck] } },
];
const at = (name: string) => placeOf(grid, name);
const legal = ["a2-a3", "a2-a4", "b1-c3", "a7-a8=king", "a7-a8=star", "bid12", "pass"];
const read = readings(legal, fields);

test("a choice is read by the first pattern that fits", () => {
  expect(read[0]?.places).toEqual([at("a2"), at("a3")]);
  expect(read[3]?.places).toEqual([at("a7"), at("a8")]);
  expect(read[5]?.places).toEqual([placeOf({ ...cards, deck: [] }, 12)]);
  expect(read[6]?.places).toEqual([]);
  expect(readings(["bid3", "bid120", "abid1"], fields).flatMap((one) => one.places)).toEqual([]);
});

test("dice are named by colour or place, and fields of a track from 0", () => {
  const named = (show: NonNullable<ViewField["show"]>, choice: string) =>
    readings([choice], [{ name: "", kind: "list", show }])[0]?.places;
  expect(named({ as: "dice", choice: "keep{die}" }, "keep2")).toEqual(["keep{die} 2"]);
  expect(named({ as: "dice", choice: "keep {die}", colours: ["red"] }, "keep red")).toEqual([
    "keep {die} red",
  ]);
  expect(named({ as: "track", choice: "to{field}", fields: 9 }, "to0")).toEqual(["to{field} 0"]);
});

test("taps narrow the choices until one is left", () => {
  expect(tapped(read, [], at("a2"))).toEqual([at("a2")]);
  expect(meant(read, [at("a2")])).toBeNull();
  expect(meant(read, [at("a2"), at("a4")])).toBe("a2-a4");
  expect(meant(read, [at("b1")])).toBe("b1-c3");
  expect(meant(readings(["a1-a2"], fields), [])).toBeNull();
});

test("a second tap takes back, and another place replaces the last one that fits", () => {
  expect(tapped(read, [at("a2")], at("a2"))).toEqual([]);
  expect(tapped(read, [at("a2"), at("a4")], at("a4"))).toEqual([at("a2")]);
  expect(tapped(read, [at("a2"), at("a4")], at("a2"))).toEqual([]);
  expect(tapped(read, [at("a2"), at("a4")], at("a3"))).toEqual([at("a2"), at("a3")]);
  expect(tapped(read, [at("a2"), at("a4")], at("b1"))).toEqual([at("b1")]);
  expect(tapped(read, [at("a2")], at("h8"))).toBeNull();
  const jumps = readings(
    ["a1-b1-a1", "a1-b1-c1"],
    [{ name: "", kind: "list", show: { ...grid, choice: "{cell}-{cell}-{cell}" } }],
  );
  const [start = "", over = ""] = jumps[0]?.places ?? [];
  expect(tapped(jumps, [start, over], start)).toEqual([start, over, start]);
});

test("the next places are those that lead on, or replace the last tap", () => {
  expect([...nextPlaces(read, [at("a2")])]).toEqual([at("a3"), at("a4")]);
  expect([...nextPlaces(read, [at("a2"), at("a4")])]).toEqual([at("a3"), at("a4")]);
  expect(nextPlaces(read, [])).toContain(at("b1"));
});

test("choices without places, and those that no tap separates, have buttons", () => {
  expect(buttons(read, [])).toEqual(["pass"]);
  expect(buttons(read, [at("a7"), at("a8")])).toEqual(["pass", "a7-a8=king", "a7-a8=star"]);
  expect(buttons(read, [at("a2"), at("a4")])).toEqual(["pass"]);
  expect(left(read, [at("a7")])).toHaveLength(2);
});

test("a refused place has its reason", () => {
  const why = { code: "taken", rule: "CL-2.1", detail: {} };
  const refused = { "a2-h8": why };
  expect(refusalAt(refused, fields, [at("a2")], at("h8"))).toBe(why);
  expect(refusalAt(refused, fields, [], at("h8"))).toBeNull();
});
