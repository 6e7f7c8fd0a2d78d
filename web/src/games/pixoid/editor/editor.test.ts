// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import usual from "../../../../../src/tablecade/games/pixoid/rules/tiles.txt?raw";
import { layBoard, sidesUp, TILE_SIDES } from "../tiles";
import {
  allEdges,
  type Circuit,
  fromBoard,
  isOpen,
  pixOf,
  resized,
  toBoard,
  walled,
  withEdge,
  withMark,
} from "./circuit";
import { readCircuit, writeCircuit } from "./codes";
import { cutTiles, draw, readDrawing } from "./drawing";
import editor from "./editor";

const laid = fromBoard(layBoard(["A1", "B2", "C1", "D2"])) as Circuit;
const single = { alike: false };

describe("a circuit", () => {
  test("has every edge once", () => {
    expect(allEdges(10)).toHaveLength(180);
    expect(new Set(allEdges(4)).size).toBe(24);
  });

  test("opens and closes an edge, from whichever side", () => {
    const open = withEdge(walled(4), ["b2", "b1"], { open: true, ...single });
    expect(isOpen(open, "b1", "b2")).toBe(true);
    expect(withEdge(open, ["b1", "b2"], { open: false, ...single }).open.size).toBe(0);
  });

  test("drawn alike in all corners is the same when it is turned", () => {
    const edges = withEdge(walled(4), ["a1", "b1"], { open: true, alike: true });
    expect([...edges.open].sort()).toEqual(["a1-b1", "a3-a4", "c4-d4", "d1-d2"]);
    const marked = withMark(edges, "a2", { mark: "start", alike: true });
    expect([...marked.start].sort()).toEqual(["a2", "b4", "c1", "d3"]);
  });

  test("has no pix that is start and bonus, and a mark set twice is gone", () => {
    const start = withMark(walled(4), "a1", { mark: "start", ...single });
    const bonus = withMark(start, "a1", { mark: "bonus", ...single });
    expect([bonus.start, bonus.bonus]).toEqual([[], ["a1"]]);
    expect(withMark(bonus, "a1", { mark: "bonus", ...single }).bonus).toEqual([]);
  });

  test("keeps what fits when its size changes", () => {
    const small = resized(laid, 5);
    expect(small.size).toBe(5);
    expect([...small.open].every((edge) => laid.open.has(edge))).toBe(true);
    expect(small.open.size).toBeLessThan(laid.open.size);
    expect(resized(small, 10).open).toEqual(small.open);
  });

  test("is a board and comes back from it, unless the board has holes", () => {
    expect(fromBoard(toBoard(laid))).toEqual(laid);
    const holed = { ...toBoard(laid), pix: toBoard(laid).pix.slice(1) };
    expect(fromBoard(holed)).toBeNull();
  });
});

test("a drawing is read back as it was drawn", () => {
  const read = readDrawing(draw(laid));
  expect(read?.open).toEqual(laid.open);
  expect(new Set(read?.start)).toEqual(new Set(laid.start));
  expect(draw(laid).split("\n")[0]).toBe(`+${"---+".repeat(10)}`);
});

test.each(TILE_SIDES)("a board of sides %i is cut into the tiles it was laid of", (side) => {
  const board = fromBoard(layBoard(sidesUp(side))) as Circuit;
  const kept = (text: string) => text.replace(/ +$/gm, "");
  const tiles = kept(cutTiles(board, side)).trimEnd().split("\n\n");
  expect(tiles).toHaveLength(4);
  for (const tile of tiles) expect(kept(usual)).toContain(tile);
});

const BAD = ["", "+---+\n| S |\n+---+\n", draw(laid).replace("---", "-x-"), "{}"];
test.each(BAD)("no drawing is seen in %j", (text) => {
  expect(readDrawing(text)).toBeNull();
});

test("a code in an address is short and holds all of it", () => {
  const code = writeCircuit(laid);
  expect(code.length).toBeLessThan(80);
  expect(code).toMatch(/^[\w.-]+$/);
  expect(readCircuit(code)).toEqual(laid);
});

test.each(["", "10", "99.A.a1.b1", "4.!!!!.a1.b1", "4.AAAA.z9.b1"])("%j is no code", (code) => {
  expect(readCircuit(code)).toBeNull();
});

test.each([
  ["c4", ["c4"]],
  ["open a1-b2", ["a1", "b2"]],
  ["start or bonus j10", ["j10"]],
  ["start", []],
  ["fields", []],
  ["field 7", []],
])("a fault at %j is marked on %j", (place, pix) => {
  expect(pixOf({ code: "", rule: "", place, detail: {} })).toEqual(pix);
});

test.each([
  ["a drawing", draw(laid)],
  ["a board as a match file has it", JSON.stringify(toBoard(laid))],
])("a file with %s is opened", (_, text) => {
  expect(editor.open(text)?.open).toEqual(laid.open);
});

test.each(["", "[1]", "null", '{"fields": []}'])("a file with %j is not opened", (text) => {
  expect(editor.open(text)).toBeNull();
});

test("every sample can be written and read", () => {
  for (const { make } of editor.samples) {
    const work = make();
    expect(editor.read(editor.write(work))).toEqual(work);
  }
});
