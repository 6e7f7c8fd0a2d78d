import { expect, test } from "vitest";
import { CLIENT, SERVER, texts } from "./sources.fixture";

/** English catalogues that only the browser uses. */
const OURS = /locales[\\/]en[\\/](web.*|lobby|editor|tutorial|rules-page)\.ftl$/;

const CODE = [...texts(CLIENT, /(?<!\.test)\.(svelte|ts|css)$/).values()].join("\n");

/** Keys as the code writes them: in full, or as templates such as `pace-${name}-note`. */
const WORDS = new Set(CODE.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g));
const TEMPLATES = [...CODE.matchAll(/`((?:[a-z-]|\$\{[^}`]*\})+)`/g)]
  .map(([, template = ""]) => template.split(/\$\{[^}]*\}/))
  .filter((parts) => parts.length > 1 && parts.some((part) => /[a-z]-|-[a-z]/.test(part)))
  .map((parts) => new RegExp(`^${parts.join(".+")}$`));

const isUsed = (key: string) => WORDS.has(key) || TEMPLATES.some((one) => one.test(key));

test.each([...texts(SERVER, OURS)])("%s is all in use", (_, text) => {
  const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test("every variable of a style is defined", () => {
  const defined = new Set(CODE.match(/--[a-z][\w-]*(?=\s*[:=])/g));
  const used = [...CODE.matchAll(/var\((--[a-z][\w-]*)[,)]/g)].map(([, name = ""]) => name);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
