import { expect, test } from "vitest";
import { cutAtRules, isRule, rulePath } from "./games";

test("every rule has its place on a page", () => {
  expect(rulePath("PX-4.3")).toBe("rules/pixoid#PX-4.3");
  expect(rulePath("QX-1.2")).toBe("rules/qwixx#QX-1.2");
  expect(rulePath("QB-3.5")).toBe("rules/qwixx-on-board#QB-3.5");
});

test("a sentence is cut at its rule numbers and nowhere else", () => {
  expect(cutAtRules("A wall. (PX-3.3)")).toEqual(["A wall. (", "PX-3.3", ")"]);
  expect(cutAtRules("Nothing here, not even PX.")).toEqual(["Nothing here, not even PX."]);
  expect(cutAtRules("QX-1.2 and QB-2.3").filter(isRule)).toEqual(["QX-1.2", "QB-2.3"]);
});
