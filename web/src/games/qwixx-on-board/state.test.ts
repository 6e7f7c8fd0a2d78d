import { describe, expect, test } from "vitest";
import { columnsFor, placeOf } from "./state";

describe("a winding track", () => {
  test.each([3, 7, 9])("leads from one neighbour to the next in %i columns", (columns) => {
    const places = Array.from({ length: 41 }, (_, field) => placeOf(field, columns));
    for (const [index, b] of places.slice(1).entries()) {
      const a = places[index] ?? b;
      expect(Math.abs(a.column - b.column) + Math.abs(a.row - b.row)).toBe(1);
    }
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(41);
  });

  test("the project's own tracks leave one gap at most", () => {
    for (const shape of [1.45, 4.6]) expect(41 % columnsFor(40, shape)).toBeGreaterThanOrEqual(6);
    expect([columnsFor(40, 1.45), columnsFor(40, 4.6)]).toEqual([7, 14]);
  });

  test.each([6, 40, 90])("%i fields fit a board about as wide as it should be", (fields) => {
    const columns = columnsFor(fields, 1.6);
    const rows = Math.ceil((fields + 1) / columns);
    expect(columns / rows).toBeGreaterThan(0.6);
    expect(columns / rows).toBeLessThan(3.6);
  });
});
