import { expect, test } from "vitest";
import { freeName, hyphenated, SUGGESTED } from "./names";
import { person } from "./table.fixture";

const named = (names: readonly string[]) => names.map((name, seat) => person(seat, { name }));

test("a suggested name is one that nobody at the table has", () => {
  const [free, ...taken] = SUGGESTED;
  expect(freeName(named(taken))).toBe(free);
  expect(freeName(named(taken), taken[0])).toBe(free);
  expect(SUGGESTED).toContain(freeName(named(SUGGESTED)));
});

test("the usual name is kept while it is free, and always if it was typed in", () => {
  expect(freeName(named(["Ada"]), "Momo")).toBe("Momo");
  expect(freeName(named(["Ada"]), "Ada")).toBe("Ada");
});

test.each([
  ["Brzęczyszczykiewicz", "Brzę-czysz-czy-kie-wicz"],
  ["Maximiliane-Sophie", "Ma-xi-mi-lia-ne-Sophie"],
  ["Kühlemannstochter", "Küh-le-manns-toch-ter"],
])("%s breaks between syllables, if it has to", (name, syllables) => {
  expect(hyphenated(name).replaceAll("\u00ad", "-")).toBe(syllables);
});
