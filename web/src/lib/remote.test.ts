import { expect, test } from "vitest";
import { type Box, nextBox } from "./remote";

const box = (left: number, top: number): Box => ({ left, top, right: left + 10, bottom: top + 10 });
const [middle, right, below, far] = [box(0, 0), box(30, 2), box(2, 30), box(90, 60)];

test.each([
  ["ArrowRight", right],
  ["ArrowDown", below],
] as const)("%s goes to what lies straight ahead", (way, wanted) => {
  const boxes = [far, below, right];
  expect(boxes[nextBox(middle, boxes, way)]).toBe(wanted);
});

test("where nothing lies straight ahead, it goes to the nearest aside", () => {
  expect(nextBox(right, [far], "ArrowDown")).toBe(0);
});

test("it goes nowhere where nothing is", () => {
  expect(nextBox(middle, [right, below, far], "ArrowLeft")).toBe(-1);
  expect(nextBox(middle, [], "ArrowUp")).toBe(-1);
});
