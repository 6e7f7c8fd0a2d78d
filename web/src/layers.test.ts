import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { CLIENT, texts } from "./sources.fixture";

/** Each layer may import itself and those before it. */
const LAYERS = ["wire", "lib", "parts", "games", "screens"];
const IMPORTS = /(?:from|import)\s*\(?\s*"([^"]+)"/g;
const ENDINGS = ["", ".ts", "/index.ts"];

const TEXTS = texts(CLIENT, /\.(svelte|ts|css)$/);
const FILES = [...TEXTS.keys()].filter((file) => !file.endsWith(".css"));

function* targets(file: string, text = TEXTS.get(file) ?? ""): Generator<string> {
  for (const [, target = ""] of text.matchAll(IMPORTS))
    yield target.startsWith("$/") ? target.slice(2) : normalize(join(dirname(file), target));
}

const layer = (path: string) => LAYERS.indexOf(path.split("/")[0] ?? "");

test("no module imports from a layer above its own", () => {
  const wrong = FILES.flatMap((file) =>
    [...targets(file)]
      .filter((target) => layer(file) >= 0 && layer(target) > layer(file))
      .map((target) => [file, target]),
  );
  expect(wrong).toEqual([]);
});

const MANIFESTS = FILES.filter((file) => /^games\/[^/]+\/ui\.ts$/.test(file));
const IDS = MANIFESTS.map((file) => file.split("/")[1] ?? "").filter(
  (id) => !["generic", "packaged"].includes(id),
);
/** The first word of an id: `a-game` and `a-game-on-ice` are named by `a-game`. */
const NAMES = IDS.filter((id) => !IDS.some((other) => id.startsWith(`${other}-`)));

/** The lines of a text that name a game. */
const naming = (text: string): string[] =>
  text.split("\n").filter((line) => NAMES.some((name) => line.toLowerCase().includes(name)));

test("a game's name is found", () => {
  expect(NAMES).not.toEqual([]);
  expect(
    naming(`one\nif (game === "${NAMES[0]}")\n/** ${NAMES[0]?.toUpperCase()} */`),
  ).toHaveLength(2);
});

test("only a game's own folder names it", () => {
  const outside = [...TEXTS].filter(([file]) => !/^games\/|\.(test|fixture)\.ts$/.test(file));
  const named = outside.flatMap(([file, text]) =>
    naming(text).map((line) => `${file}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});

const ROOTED = /(href=|src=|register\(|fetch\(|\.go\(|url\()\{?["'`]?\//;

test("no address begins at the root: the client may live under a path", () => {
  expect('<a href="/rules">').toMatch(ROOTED);
  expect("<a href={`/rules`}>").toMatch(ROOTED);
  const code = [...TEXTS].filter(([file]) => !/(\.test\.ts|\.css)$/.test(file));
  expect(code.filter(([, text]) => ROOTED.test(text)).map(([file]) => file)).toEqual([]);
});

/** The module that loads the manifests by their names, at once. */
const REGISTRY = "lib/games.ts";

/** Imports of values that are needed at once. Types are removed before the code runs, and what is
 * imported later can't be part of a circle. */
function values(file: string): string[] {
  const text = TEXTS.get(file)?.replaceAll(/import type [^;]+;|import\("[^"]+"\)/g, "");
  const found = [...targets(file, text)].flatMap((target) =>
    ENDINGS.map((ending) => target + ending).filter((path) => FILES.includes(path)),
  );
  return file === REGISTRY ? [...found, ...MANIFESTS] : found;
}

/** What is left when those are taken away that need nothing of the rest, and those that nothing of
 * the rest needs. */
function circle(graph: Map<string, string[]>): string[] {
  const left = new Map(graph);
  const inside = ([file, needs]: [string, string[]]) =>
    needs.some((one) => left.has(one)) && [...left.values()].some((all) => all.includes(file));
  for (let outer = [...left]; outer.length > 0; ) {
    outer = [...left].filter((one) => !inside(one));
    for (const [file] of outer) left.delete(file);
  }
  return [...left.keys()];
}

test("a circle is found", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", []],
    ["d", ["b"]],
  ]);
  expect(circle(graph)).toEqual(["b", "d"]);
});

test("no modules import each other in a circle", () => {
  expect(circle(new Map(FILES.map((file) => [file, values(file)])))).toEqual([]);
});
