import { describe, expect, test } from "vitest";
import editor from "./editor";
import {
  fieldOf,
  plainTrack,
  readTrack,
  readTrackCode,
  withCopy,
  withField,
  without,
  writeTrack,
} from "./fields";

describe("a track", () => {
  test("has forty fields to begin with, and the bonus rises to twenty", () => {
    expect(plainTrack().fields).toHaveLength(40);
    expect(plainTrack().fields.at(-1)?.bonus).toBe(20);
  });

  test("grows and shrinks at a field", () => {
    const changed = withField(plainTrack(), 2, { number: 11 });
    const [, copied, copy] = withCopy(changed, 2).fields;
    expect([copied?.number, copy?.number]).toEqual([11, 11]);
    expect(without(changed, 2).fields).toHaveLength(39);
    expect(without(changed, 2).fields[1]?.number).toBe(7);
  });

  test("is read from a file, and nothing else is", () => {
    expect(readTrack(plainTrack())).toEqual(plainTrack());
    for (const other of [null, {}, { fields: [1] }, { fields: [{ colour: "mauve" }] }])
      expect(readTrack(other)).toBeNull();
  });

  test("is written as a code with all of it, wrong numbers too", () => {
    const track = withField(plainTrack(), 3, { colour: "blue", number: 13, bonus: 0 });
    expect(readTrackCode(writeTrack(track))).toEqual(track);
    expect(readTrackCode("r2.1_x3.1")).toBeNull();
    expect(readTrackCode("")).toBeNull();
  });
});

test("a fault has its field", () => {
  const at = (place: string) => ({ code: "", rule: "", place, detail: {} });
  expect(fieldOf(at("field 12"))).toBe(12);
  expect(fieldOf(at("fields"))).toBeNull();
});

test("every sample has forty fields and can be saved and opened", () => {
  for (const { make } of editor.samples) {
    const track = make();
    expect(track.fields).toHaveLength(40);
    expect(editor.open(editor.save(track))).toEqual(track);
  }
  expect(editor.open("+---+")).toBeNull();
});
