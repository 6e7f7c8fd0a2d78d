import { expect, test } from "vitest";
import { CLIENT, texts } from "./sources.fixture";

/** How heavy the client's styles may be. A number that falls is lowered here; one that would rise is
 * a reason to use a token, a shape or a part that exists. */
const MOST = {
  "lines of CSS": 4400,
  "media queries": 21,
  "font sizes": 30,
  "length literals": 75,
  layers: 5,
  ":global(": 2,
};

const STYLES = [
  ...texts(CLIENT, /\.css$/).values(),
  ...[...texts(CLIENT, /\.svelte$/).values()].flatMap((text) =>
    [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => style),
  ),
].join("\n");

const count = (pattern: RegExp) => [...STYLES.matchAll(pattern)].length;
const distinct = (pattern: RegExp) =>
  new Set([...STYLES.matchAll(pattern)].map(([all]) => all)).size;

const FOUND: Record<keyof typeof MOST, number> = {
  "lines of CSS": STYLES.split("\n").length,
  "media queries": count(/@media/g),
  "font sizes": distinct(/font-size:\s*[^;}]+/g),
  "length literals": distinct(/(?<![\w.-])\d*\.?\d+(?:rem|em|px)\b/g),
  layers: distinct(/z-index:\s*[^;}]+/g),
  ":global(": count(/:global\(/g),
};

test.each(Object.entries(MOST))("the styles have at most so many %s", (what, most) => {
  expect(FOUND[what as keyof typeof MOST]).toBeLessThanOrEqual(most);
});
