import { describe, expect, test } from "vitest";
import { columnsFor, placeOf } from "./path";

describe("a winding track", () => {
  test.each([3, 7, 9])("leads from neighbour to neighbour in %i columns", (columns) => {
    for (let field = 1; field <= 40; field++) {
      const [a, b] = [placeOf(field - 1, columns), placeOf(field, columns)];
      expect(Math.abs(a.column - b.column) + Math.abs(a.row - b.row)).toBe(1);
    }
  });

  test("the project's own tracks leave one gap at most", () => {
    for (const shape of [1.45, 4.6]) expect(41 % columnsFor(40, shape)).toBeGreaterThanOrEqual(6);
    expect([columnsFor(40, 1.45), columnsFor(40, 4.6)]).toEqual([7, 14]);
  });

  test("no two fields lie on each other", () => {
    const places = Array.from({ length: 41 }, (_, field) => JSON.stringify(placeOf(field, 9)));
    expect(new Set(places).size).toBe(41);
  });

  test.each([6, 40, 90])("%i fields fit a board about as wide as it should be", (fields) => {
    const columns = columnsFor(fields, 1.6);
    const rows = Math.ceil((fields + 1) / columns);
    expect(columns / rows).toBeGreaterThan(0.6);
    expect(columns / rows).toBeLessThan(3.6);
  });
});
