import { expect, test } from "vitest";
import type { Grid, ViewField } from "$/wire/types";
import { cellBeside, cellsOf, changeOf, type Named } from "./grid";

const grid: Grid = { as: "grid", rows: 3, columns: 3 };
const listOf = (of: ViewField): ViewField => ({ name: "", kind: "list", of: [of] });
const field = (kind: ViewField["kind"]) => listOf(listOf({ name: "", kind }));
/** A board from letters: capitals are the first seat's pieces, small ones the second's. */
const board = (...rows: string[]): Named[][] =>
  cellsOf(
    field("record"),
    grid,
    rows.map((row) =>
      [...row].map((sign) => {
        if (sign === ".") return {};
        if (sign === " ") return { ground: "none" };
        if (sign === "#") return { ground: "wall" };
        return { owner: sign === sign.toUpperCase() ? 0 : 1, piece: sign.toLowerCase() };
      }),
    ),
  );

test("cells are named by letter and number, row 1 at the top or at the bottom", () => {
  expect(board("..", "..").map((row) => row.map(({ name }) => name))).toEqual([
    ["a1", "b1"],
    ["a2", "b2"],
  ]);
  const turned = cellsOf(field("number"), { ...grid, first_row: "bottom" }, [[1], [2]]);
  expect(turned).toEqual([[{ name: "a2", value: 1 }], [{ name: "a1", value: 2 }]]);
});

test("entries are seats, pieces or values by their kind", () => {
  expect(cellsOf(field("seat"), grid, [[0, null]])[0]).toEqual([
    { name: "a1", owner: 0 },
    { name: "b1" },
  ]);
  expect(cellsOf(field("text"), grid, [["king"]])[0]).toEqual([{ name: "a1", piece: "king" }]);
});

test("equal pieces move to the nearest place, the rest comes and goes", () => {
  const change = changeOf(board("K.k", "...", "K.."), board(".Kk", "...", "..Q"));
  expect(change.moved).toEqual([{ from: "a1", to: "b1" }]);
  expect(change).toMatchObject({ went: ["a3"], came: ["c3"], turned: [], other: [] });
  expect(change.all).toEqual(["a1", "b1", "a3", "c3"]);
});

test("a captured piece goes, and a new owner turns the cell", () => {
  const capture = changeOf(board("Pp."), board(".P."));
  expect(capture).toMatchObject({ moved: [{ from: "a1", to: "b1" }], went: ["b1"], turned: [] });
  const turn = { turned: ["a1"], went: [], came: [] };
  expect(changeOf(board("p.."), board("P.."))).toMatchObject(turn);
});

test("a new ground is another change, and an equal board none", () => {
  expect(changeOf(board("..."), board(".#."))).toMatchObject({ other: ["b1"], all: ["b1"] });
  expect(changeOf(board("K#k"), board("K#k")).all).toEqual([]);
});

test("arrows lead to the cell beside, over holes, and stop at the edge", () => {
  const rows = board("...", ". .");
  expect(cellBeside(rows, "a1", "ArrowRight")).toBe("b1");
  expect(cellBeside(rows, "a1", "ArrowDown")).toBe("a2");
  expect(cellBeside(rows, "a2", "ArrowRight")).toBe("c2");
  expect(cellBeside(rows, "b1", "ArrowDown")).toBe("b1");
  expect(cellBeside(rows, "a1", "ArrowUp")).toBe("a1");
  expect(cellBeside(rows, "b1", "Enter")).toBeNull();
});
