import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type AnyNode, parse } from "acorn";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { older, plainStyles } from "./old-screens";

const BUILT = fileURLToPath(new URL("../src/tablecade/server/web/dist/assets", import.meta.url));

function* nodes(value: unknown): Iterable<AnyNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodes(item);
  else if (value && typeof value === "object") {
    if ("type" in value && typeof value.type === "string") yield value as AnyNode;
    for (const part of Object.values(value)) yield* nodes(part);
  }
}

/** Whether Chromium 76 can't read a script: newer syntax than that of 2020 fails to parse here, and
 * of 2020 it lacks two operators. */
function isTooNew(code: string): boolean {
  const tree = parse(code, { ecmaVersion: 2020, sourceType: "module" });
  return [...nodes(tree)].some(
    (node) =>
      node.type === "ChainExpression" ||
      (node.type === "LogicalExpression" && node.operator === "??"),
  );
}

describe("scripts for televisions of 2021", () => {
  it("are told apart from newer ones", () => {
    expect(isTooNew("let a = b.c")).toBe(false);
    expect(isTooNew("let a = b?.c")).toBe(true);
    expect(isTooNew("let a = b ?? c")).toBe(true);
    expect(() => isTooNew("await x")).toThrow();
    expect(() => isTooNew("class A { #x() {} }")).toThrow();
  });
  it.each(readdirSync(BUILT).filter((name) => name.endsWith(".js")))("%s", (name) => {
    expect(isTooNew(readFileSync(`${BUILT}/${name}`, "utf-8"))).toBe(false);
  });
});

const plainly = (css: string) => postcss([plainStyles]).process(css, { from: undefined }).css;

describe("styles for televisions of 2021", () => {
  it("have a height without dvh before each with it", () => {
    expect(plainly("a{height:100dvh}")).toBe("a{height:100vh;height:100dvh}");
  });
  it("keep a height that already stands before", () => {
    expect(plainly("a{height:90vh;height:100dvh}")).toBe("a{height:90vh;height:100dvh}");
  });
  it("scope nested selectors without :where", () => {
    expect(plainly(".a.svelte-x1 b:where(.svelte-x1){c:d}")).toBe(".a.svelte-x1 b.svelte-x1{c:d}");
  });
  it("have margins for gaps of flexible boxes", () => {
    expect(older(".a{display:flex;gap:1em 2em}")).toBe(".a>*+*{margin-left:2em}");
    expect(older(".a{display:flex;flex-direction:column;gap:1em}")).toContain("margin-top:1em");
    expect(older(".a{display:flex;gap:max(2px, var(--a) * 2)}")).toContain("{margin-left:2px}");
    expect(older(".a{display:grid;gap:1em}")).toBe("");
  });
  it("have one length for a chosen one", () => {
    expect(older("a{width:min(10rem, 100%)}")).toContain("a{width:100%}");
    expect(older("a{width:max(1px, min(9em, (100% - (2px + 1em)) / 3))}")).toContain(
      "a{width:calc((100% - (2px + 1em)) / 3)}",
    );
    expect(older("@media print{a{width:clamp(1rem, 2vw, 3rem)}}")).toContain("{a{width:2vw}}");
  });
  it("leave out what stands in container queries", () => {
    expect(older("@container (width>1px){a{display:flex;gap:1px}}")).toBe("");
  });
});
