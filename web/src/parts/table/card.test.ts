import { expect, test } from "vitest";
import { fitLines } from "./card";

const widthOf = (text: string, size: number) => text.length * size * 0.52;
const LONG = "Najdłuższy ruch: Maximiliane-Sophie Meyer przesuwa pionek naraz o 7 pól.";

function sentences(count: number, height: number) {
  const { size, rows } = fitLines(Array<string>(count).fill(LONG), height, widthOf);
  return { size, whole: rows.map((row) => row.join(" ")) };
}

test("sentences of a card are large where there is room", () => {
  expect(sentences(2, 400)).toEqual({ size: 38, whole: [`★ ${LONG}`, `★ ${LONG}`] });
});

test("sentences of a card are smaller where there is less, and whole", () => {
  const { size, whole } = sentences(3, 240);
  expect(size).toBeLessThan(38);
  expect(whole).toEqual([`★ ${LONG}`, `★ ${LONG}`, `★ ${LONG}`]);
});

test("sentences of a card are left out from the last one, never in the middle", () => {
  expect(sentences(3, 60).whole).toEqual([`★ ${LONG}`]);
  expect(sentences(3, 10).whole).toEqual([]);
});

test("sentences of a card are no wider than the card", () => {
  const { size, rows } = fitLines([LONG, LONG], 300, widthOf);
  for (const row of rows.flat()) expect(widthOf(row, size)).toBeLessThanOrEqual(936);
});
