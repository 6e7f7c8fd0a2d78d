import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { inOrder } from "./catalogues";
import { bestLanguage, LANGUAGES, type Language, Sentences } from "./i18n.svelte";

const source = fileURLToPath(new URL("..", import.meta.url));
const locales = fileURLToPath(new URL("../../../src/tablecade/locales", import.meta.url));

function files(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** Keys written out in the source; those put together at run time are for the browser tests. */
const said = new Set(
  files(source, /\.(svelte|ts)$/).flatMap((text) =>
    [...text.matchAll(/\bsay\(([^)]*?)[,)]/g)].flatMap(([, argument]) =>
      [...(argument ?? "").matchAll(/"([a-z]+-[a-z-]+)"/g)].map(([, key]) => key ?? ""),
    ),
  ),
);

describe.each(Object.keys(LANGUAGES) as Language[])("%s", (language) => {
  const catalogues = files(
    join(locales, language),
    /^(games|errors|server|web.*|coach|editor|rules-.*|tutorial.*)\.ftl$/,
  );
  const sentences = new Sentences(language, catalogues);

  test.each([...said])("knows %s", (key) => {
    expect(sentences.has(key)).toBe(true);
  });
});

test("catalogues are read when something is asked for that no other has", () => {
  const sentences = new Sentences("en", ["a = first", "b = { $n } second", "a = never"]);
  expect(sentences.say("a")).toBe("first");
  expect(sentences.say("b", { n: 2 })).toBe("2 second");
  expect([sentences.has("c"), sentences.say("c")]).toEqual([false, "c"]);
});

test("what the first screen says comes first", () => {
  const files = {
    "x/errors.ftl": "3",
    "x/games.ftl": "2",
    "x/web-replay.ftl": "",
    "x/web.ftl": "1",
  };
  expect(inOrder(files)).toEqual(["1", "2", "", "3"]);
});

test.each([
  [["pl-PL", "en"], "pl"],
  [["de-AT"], "de"],
  [["es", "fr-CH"], "fr"],
  [["ja"], "en"],
  [[], "en"],
])("%j is spoken as %s", (wanted, language) => {
  expect(bestLanguage(wanted)).toBe(language);
});
