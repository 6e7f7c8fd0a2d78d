import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Each layer may use itself and those before it. */
const LAYERS = ["wire", "lib", "parts", "games", "screens"];
const ROOT = import.meta.dirname;
const IMPORTS = /(?:from|import)\s*\(?\s*"([^"]+)"/g;

function* imports(): Generator<[file: string, target: string]> {
  for (const file of readdirSync(ROOT, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(file)) continue;
    for (const [, target = ""] of readFileSync(join(ROOT, file), "utf8").matchAll(IMPORTS))
      yield [
        file,
        target.startsWith("$/") ? target.slice(2) : normalize(join(dirname(file), target)),
      ];
  }
}

const layer = (path: string) => LAYERS.indexOf(path.split("/")[0] ?? "");

test("no module imports from a layer above its own", () => {
  const wrong = [...imports()].filter(([file, target]) => {
    return layer(file) >= 0 && layer(target) > layer(file);
  });
  expect(wrong).toEqual([]);
});
