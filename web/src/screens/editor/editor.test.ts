import { describe, expect, test } from "vitest";
import { layBoard } from "$/games/pixoid/tiles";
import {
  allEdges,
  type Circuit,
  fromBoard,
  isOpen,
  resized,
  toBoard,
  walled,
  withEdge,
  withMark,
} from "$/lib/drawn/circuit";
import { readCircuit, readTrackCode, writeCircuit, writeTrack } from "$/lib/drawn/codes";
import { draw, readDrawing } from "$/lib/drawn/drawing";
import { plainTrack, readTrack, withCopy, withField, without } from "$/lib/drawn/fields";
import { WorkStorage } from "$/lib/drawn/work-storage.svelte";
import { fieldOf, pixOf } from "./faults";
import { BOARDS, TRACKS } from "./kinds";
import { Past } from "./past.svelte";
import { linkTo, shared } from "./sharing";

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

describe("a drawing", () => {
  test("is read back as it was drawn", () => {
    const read = readDrawing(draw(laid));
    expect(read?.open).toEqual(laid.open);
    expect(new Set(read?.start)).toEqual(new Set(laid.start));
    expect(draw(laid).split("\n")[0]).toBe(`+${"---+".repeat(10)}`);
  });

  test.each(["", "+---+\n| S |\n+---+\n", draw(laid).replace("---", "-x-"), "{}"])(
    "is not seen in %j",
    (text) => {
      expect(readDrawing(text)).toBeNull();
    },
  );
});

describe("a code in an address", () => {
  test("of a circuit is short and holds all of it", () => {
    const code = writeCircuit(laid);
    expect(code.length).toBeLessThan(80);
    expect(code).toMatch(/^[\w.-]+$/);
    expect(readCircuit(code)).toEqual(laid);
  });

  test.each(["", "10", "99.A.a1.b1", "4.!!!!.a1.b1", "4.AAAA.z9.b1"])("%j is none", (code) => {
    expect(readCircuit(code)).toBeNull();
  });

  test("of a track holds all of it, wrong numbers too", () => {
    const track = withField(plainTrack(), 3, { colour: "blue", number: 13, bonus: 0 });
    expect(readTrackCode(writeTrack(track))).toEqual(track);
    expect(readTrackCode("r2.1_x3.1")).toBeNull();
    expect(readTrackCode("")).toBeNull();
  });
});

describe("a track", () => {
  test("has forty fields to begin with, and the bonus rises to twenty", () => {
    expect(plainTrack().fields).toHaveLength(40);
    expect(plainTrack().fields.at(-1)?.bonus).toBe(20);
  });

  test("grows and shrinks at a field", () => {
    const changed = withField(plainTrack(), 2, { number: 11 });
    expect(
      withCopy(changed, 2)
        .fields.slice(1, 3)
        .map((f) => f.number),
    ).toEqual([11, 11]);
    expect(without(changed, 2).fields).toHaveLength(39);
    expect(without(changed, 2).fields[1]?.number).toBe(7);
  });

  test("is read from a file, and nothing else is", () => {
    expect(readTrack(plainTrack())).toEqual(plainTrack());
    for (const other of [null, {}, { fields: [1] }, { fields: [{ colour: "mauve" }] }])
      expect(readTrack(other)).toBeNull();
  });
});

describe("the past", () => {
  test("goes back and forth, and a new step forgets what was undone", () => {
    const past = new Past(1);
    past.change(2);
    past.change(3);
    past.undo();
    expect([past.now, past.canRedo]).toEqual([2, true]);
    past.redo();
    expect(past.now).toBe(3);
    past.undo();
    past.change(4);
    expect([past.now, past.canRedo]).toEqual([4, false]);
    past.undo();
    past.undo();
    past.undo();
    expect([past.now, past.canUndo]).toEqual([1, false]);
  });

  test("takes a whole stroke as one step", () => {
    const past = new Past("");
    past.change("a", "1");
    past.change("ab", "1");
    past.change("abc", "2");
    past.undo();
    expect(past.now).toBe("ab");
    past.undo();
    expect(past.now).toBe("");
  });
});

test("the storage keeps works by name and the draft beside them", () => {
  const storage = new WorkStorage("a-game");
  storage.save("Ring", "1");
  storage.save("Star", "2");
  storage.save("Ring", "3");
  expect(new WorkStorage("a-game").all).toEqual([
    { name: "Ring", code: "3" },
    { name: "Star", code: "2" },
  ]);
  storage.remove("Star");
  storage.keepDraft({ name: "", code: "4" });
  expect(storage.all).toHaveLength(1);
  expect(new WorkStorage("a-game").draft?.code).toBe("4");
  expect(new WorkStorage("another").all).toEqual([]);
});

describe("a link", () => {
  test("holds the work and its name", () => {
    const link = linkTo("pixoid", { name: "Öl & Rauch ~", code: writeCircuit(laid) }, "http://x");
    expect(link.length).toBeLessThan(150);
    const found = shared(new URL(link).hash);
    expect(found?.name).toBe("Öl & Rauch ~");
    expect(readCircuit(found?.code ?? "")).toEqual(laid);
  });

  test("without anything behind # is none, and a broken name is no name", () => {
    expect(shared("")).toBeNull();
    expect(shared("#4.AAAA..~%E0%A4")?.name).toBe("");
  });
});

describe("a fault", () => {
  const at = (place: string) => ({ code: "", rule: "", place, detail: {} });

  test.each([
    ["c4", ["c4"]],
    ["open a1-b2", ["a1", "b2"]],
    ["start or bonus j10", ["j10"]],
    ["start", []],
    ["fields", []],
    ["field 7", []],
  ])("at %j is marked on %j", (place, pix) => {
    expect(pixOf(at(place))).toEqual(pix);
  });

  test("of a track has its field", () => {
    expect(fieldOf(at("field 12"))).toBe(12);
    expect(fieldOf(at("fields"))).toBeNull();
  });
});

test.each([
  ["a drawing", draw(laid)],
  ["a board as a match file has it", JSON.stringify(toBoard(laid))],
])("a file with %s is opened", (_, text) => {
  expect(BOARDS.open(text)?.open).toEqual(laid.open);
  expect(TRACKS.open(text)).toBeNull();
});

test("every sample can be written and read", () => {
  for (const { make } of BOARDS.samples) {
    const work = make();
    expect(BOARDS.read(BOARDS.write(work))).toEqual(work);
  }
  for (const { make } of TRACKS.samples) {
    const track = make();
    expect(track.fields).toHaveLength(40);
    expect(TRACKS.open(TRACKS.save(track))).toEqual(track);
  }
});
