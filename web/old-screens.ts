import postcss, { type AtRule, type Container, type Declaration, type Rule } from "postcss";
import values, { type Node } from "postcss-value-parser";
import type { Plugin } from "vite";

const SHARP_HEIGHTS = ["dvh", "svh", "lvh"];

/** What the browsers of televisions from 2021 on need in style sheets. Chromium 76 to 107 know no
 * `dvh`, before 88 no `:where`, before 84 no gaps in flexible boxes, before 79 no `min()`.
 *
 * The first two cost every browser next to nothing and go into the sheets themselves. */
export const plainStyles: postcss.Plugin = {
  postcssPlugin: "plain-styles",
  Rule(rule) {
    // Svelte writes `:where(.svelte-…)` so that nested selectors do not gain weight.
    if (rule.selector.includes(":where(.svelte-")) {
      rule.selector = rule.selector.replace(/:where\((\.svelte-\w+)\)/g, "$1");
    }
  },
  Declaration(declaration) {
    if (hasFallback(declaration)) return;
    const value = values(declaration.value);
    value.walk((node) => {
      const size = values.unit(node.value);
      if (size && SHARP_HEIGHTS.includes(size.unit)) node.value = `${size.number}vh`;
    });
    if (`${value}` !== declaration.value) declaration.cloneBefore({ value: `${value}` });
  },
};

function hasFallback(declaration: Declaration): boolean {
  const before = declaration.prev();
  return before?.type === "decl" && before.prop === declaration.prop;
}

const FLEXIBLE = ["flex", "inline-flex"];
/** What chooses one of several lengths, and the units that follow the screen. */
const CHOOSING = ["min", "max", "clamp"];
const FLUID = ["vw", "vh", "%"];

/** `old.css`: the rest, for browsers before Chromium 84. Only they fetch it (lib/old-browsers.ts). */
export const oldScreens = (): Plugin => ({
  name: "old-screens",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".css"));
      const source = sheets.map((file) =>
        file.type === "asset" ? older(String(file.source)) : "",
      );
      this.emitFile({ type: "asset", fileName: "old.css", source: source.join("") });
    },
  },
});

/** The rules of a sheet that an old browser reads otherwise than it should, in words it knows. */
export function older(sheet: string): string {
  const found: string[] = [];
  postcss.parse(sheet).walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const value = (prop: string) => last(rule, prop);
    const lines = [...sizes(rule)];
    const changed = `@supports not (width:min(1px,2px)){${rule.selector}{${lines.join(";")}}}`;
    if (lines.length > 0) found.push(within(rule, changed));
    const gap = value("gap") ?? value("column-gap") ?? value("row-gap");
    if (gap && FLEXIBLE.includes(value("display") ?? "")) {
      const side = value("flex-direction")?.startsWith("column") ? "top" : "left";
      const next = rule.selectors.map((selector) => `${selector}>*+*`).join();
      const gaps = values(plain(gap)).nodes.filter(({ type }) => type !== "space");
      const room = gaps.at(side === "left" ? -1 : 0);
      found.push(within(rule, `${next}{margin-${side}:${room && values.stringify(room)}}`));
    }
  });
  return found.join("\n");
}

/** Lengths that are chosen by `min`, `max` or `clamp`: what stands for the usual screen. */
function* sizes(rule: Rule): Iterable<string> {
  for (const node of rule.nodes) {
    if (node.type !== "decl" || node.prop.startsWith("grid-template")) continue;
    const value = plain(node.value);
    if (value !== node.value) yield `${node.prop}:${value}`;
  }
}

/** `clamp(a, b, c)` as `b`, `min(a, b)` and `max(a, b)` as the length that follows the screen. */
function plain(value: string): string {
  const parsed = values(value);
  const inside = true; // what is inside a choice comes before it
  parsed.walk((node) => {
    if (node.type !== "function" || !CHOOSING.includes(node.value)) return;
    const parts: Node[][] = [[]];
    for (const part of node.nodes) {
      if (part.type === "div" && part.value === ",") parts.push([]);
      else parts.at(-1)?.push(part);
    }
    const chosen = parts.find(isFluid) ?? parts[node.value === "clamp" ? 1 : 0] ?? [];
    if (chosen.length > 1) Object.assign(node, { value: "calc", nodes: chosen });
    else Object.assign(node, { type: "word", value: values.stringify(chosen) });
  }, inside);
  return `${parsed}`;
}

function isFluid(nodes: Node[]): boolean {
  let found = false;
  values.walk(nodes, ({ value }) => {
    const size = values.unit(value);
    if (size && FLUID.some((unit) => size.unit.endsWith(unit))) found = true;
  });
  return found;
}

const last = (rule: Rule, prop: string) =>
  rule.nodes
    .filter((node): node is Declaration => node.type === "decl" && node.prop === prop)
    .at(-1)?.value;

const isKeyframe = (rule: Rule) =>
  rule.parent?.type === "atrule" && (rule.parent as AtRule).name.endsWith("keyframes");

/** The rule inside the media queries that it stands in. */
function within(rule: Rule, text: string): string {
  let whole = text;
  for (let outer: Container | undefined = rule.parent as Container | undefined; outer; ) {
    if (outer.type === "atrule") {
      const { name, params } = outer as AtRule;
      if (name === "container") return "";
      whole = `@${name} ${params}{${whole}}`;
    }
    outer = outer.parent as Container | undefined;
  }
  return whole;
}
