import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const sheet = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Tokens = Record<string, string>;

function block(selector: string): Tokens {
  const body = sheet.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]),
  );
}

const shared = block(":root");
const THEMES = ["night", "paper"].flatMap((theme) =>
  ["dark", "light"].map((light) => ({
    name: `${theme} ${light}`,
    tokens: { ...shared, ...block(`[data-theme="${theme}"][data-light="${light}"]`) } as Tokens,
  })),
);

const TEXT_ON_GROUND = [
  ...["ink", "panel", "raised", "corridor"].flatMap((ground) => [
    ["text", ground],
    ["quiet", ground],
  ]),
  ["warn", "panel"],
  ["warn", "ink"],
  ["good", "panel"],
  ["good", "ink"],
  ["on-accent", "accent"],
  ["ink", "text"],
  ...["yellow", "pink", "cyan", "orange", "violet", "green"].map((colour) => ["on-player", colour]),
  ["cell-ink", "cell"],
  ...["red", "yellow", "green", "blue"].flatMap((row) => [
    [`row-${row}-deep`, "cell"],
    ["cell-lost", `row-${row}-deep`],
  ]),
] as [string, string][];

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

describe.each(THEMES)("$name", ({ tokens }) => {
  test.each(TEXT_ON_GROUND)("%s can be read on %s", (text, ground) => {
    expect(contrast(tokens[text] ?? "#000000", tokens[ground] ?? "#000000")).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test.each(["edge", "circuit"])("%s is seen on the page", (line) => {
    expect(contrast(tokens[line] ?? "#000000", tokens.ink ?? "#000000")).toBeGreaterThanOrEqual(3);
  });
});
