import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = import.meta.dirname;
const SOURCE = join(ROOT, "../../src/tablecade");
/** English catalogues that only the browser uses. */
const OURS = /locales[\\/]en[\\/](web.*|lobby|editor|tutorial|rules-page)\.ftl$/;

const CODE = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(join(ROOT, file), "utf8"))
  .join("\n");

/** Keys as the code writes them: in full, or as templates such as `pace-${name}-note`. */
const WORDS = new Set(CODE.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g));
const TEMPLATES = [...CODE.matchAll(/`((?:[a-z-]|\$\{[^}`]*\})+)`/g)]
  .map(([, template = ""]) => template.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.length > 1 && parts.some((part) => /[a-z]-|-[a-z]/.test(part)))
  .map((parts) => new RegExp(`^${parts.join(".+")}$`));

const isUsed = (key: string) => WORDS.has(key) || TEMPLATES.some((one) => one.test(key));

const CATALOGUES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });

test.each(CATALOGUES.filter((name) => OURS.test(name)))("%s is all in use", (name) => {
  const text = readFileSync(join(SOURCE, name), "utf8");
  const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test("every variable of a style is defined", () => {
  const styles = `${CODE}\n${readdirSync(join(ROOT, "design"))
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(join(ROOT, "design", file), "utf8"))
    .join("\n")}`;
  const defined = new Set(styles.match(/--[a-z][\w-]*(?=\s*[:=])/g));
  const used = [...styles.matchAll(/var\((--[a-z][\w-]*)[,)]/g)].map(([, name = ""]) => name);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
