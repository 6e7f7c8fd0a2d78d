import { describe, expect, test } from "vitest";
import type { MyHand } from "$/wire/types";
import { marksOf } from "./choosing.svelte";
import { aside, CELLS, cellArea, corridors, meantBy, seenAs, spot } from "./maze";
import { DISTANCES } from "./state";
import { ALL_SIDES, findSides, layBoard, type Sides, sidesUp, withSide } from "./tiles";

describe("the drawing", () => {
  test("a1 is the lower left corner, and turns clockwise", () => {
    expect(spot("a1", 10)).toEqual({ x: 0.5, y: 9.5 });
    expect(spot("a1", 10, 1)).toEqual({ x: 0.5, y: 0.5 });
    expect(spot("a1", 10, 2)).toEqual({ x: 9.5, y: 0.5 });
  });

  test("up points right on a board turned once, and every direction seen is the one meant", () => {
    expect(seenAs("up", 1)).toBe("right");
    for (const turned of [0, 1, 2, 3]) expect(meantBy(seenAs("left", turned), turned)).toBe("left");
  });

  test("a bend is rounded, a straight corridor is not", () => {
    const up: [string, string] = ["a1", "a2"];
    const right: [string, string] = ["a1", "b1"];
    const drawn = (...open: [string, string][]) =>
      corridors({ size: 4, pix: ["a1", "a2", "b1"], open });
    expect(drawn(up, right)).toContain("Q");
    expect(drawn(up)).not.toContain("Q");
  });

  test("cubes on one pix stand apart", () => {
    const [a, b, c] = [0, 1, 2].map((hand) => aside(["a1", "a1", "b1"], hand));
    expect(a).not.toEqual(b);
    expect(c).toEqual({ x: 0, y: 0 });
  });
});

test("the ends of all distances are marked once each, the last one as the wall's", () => {
  const walks = DISTANCES.map((steps) => [`up${steps}`, ["a2", "a3", "a4"].slice(0, steps)]);
  const preview = Object.fromEntries(walks.map(([program, path]) => [program, { path }]));
  const own: MyHand = { choice: null, legal: [], refused: {}, preview };
  expect(marksOf(own).map(({ pix, distance, wall }) => [pix, distance, wall])).toEqual([
    ["a2", 1, false],
    ["a3", 2, false],
    ["a4", 3, true],
  ]);
});

describe("tiles", () => {
  test("four of them make a board of a hundred pix, four starts and four bonus pix", () => {
    const board = layBoard(["A1", "B2", "C1", "D2"]);
    expect(new Set(board.pix).size).toBe(100);
    expect(new Set([...board.start, ...board.bonus]).size).toBe(8);
    expect(board.open.length).toBeGreaterThan(100);
  });

  test("a tile put into a corner changes places with the one there", () => {
    expect(withSide(["A1", "B1", "C1", "D1"], 0, "C2")).toEqual(["C2", "B1", "A1", "D1"]);
    expect(withSide(["A1", "B1", "C1", "D1"], 0, "A2")).toEqual(["A2", "B1", "C1", "D1"]);
    expect(ALL_SIDES).toHaveLength(8);
  });

  test("the sides of every board that tiles make are found again, and none of a drawing", () => {
    const board = layBoard(["A1", "B2", "C1", "D2"]);
    expect(findSides({ ...board, open: board.open.slice(1) })).toBe(null);
    expect(findSides({ ...board, pix: board.pix.slice(1) })).toBe(null);
    expect(findSides({ ...board, start: [...board.start.slice(1), "e5"] })).toBe(null);
    expect(findSides(layBoard(["A2", "A2", "A2", "A2"]))).toBe(null);
    for (let laid = 0; laid < 8 ** 4; laid++) {
      const sides = sidesUp(1).map((_, corner) => ALL_SIDES[(laid >> (3 * corner)) & 7] ?? "");
      if (new Set(sides.map(([letter]) => letter)).size < 4) continue;
      expect(findSides(layBoard(sides as Sides))).toEqual(sides);
    }
  });
});

test("fifty cells of the score track run clockwise, each in a place of its own", () => {
  const areas = Array.from({ length: CELLS }, (_, cell) => cellArea(cell));
  expect(new Set(areas).size).toBe(CELLS);
  const corners = [areas[0], areas[13], areas[25], areas[38], areas[49]];
  expect(corners).toEqual(["1 / 1", "1 / 14", "13 / 14", "13 / 1", "2 / 1"]);
});
