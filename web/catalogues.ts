import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Catalogue } from "./src/lib/i18n.svelte";

/** A catalogue as the client takes it: patterns by their keys. */
export function compiled(text: string): Catalogue {
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]));
}

/** Catalogues are parsed once, when the client is built, and not by every phone that opens it. */
export const catalogues = (): Plugin => ({
  name: "catalogues",
  transform(text, path) {
    if (!path.endsWith(".ftl")) return null;
    const patterns = JSON.stringify(JSON.stringify(compiled(text)));
    return { code: `export default JSON.parse(${patterns});`, map: null, moduleType: "js" };
  },
});

const WORDS = "virtual:words";

/** `virtual:words` has a module for each language of languages.json: what every screen says. */
export const words = (locales: string): Plugin => ({
  name: "words",
  resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${WORDS}`) return { code: languages(locales), moduleType: "js" };
    const language = id.startsWith(`\0${WORDS}/`) ? id.slice(WORDS.length + 2) : null;
    return language && { code: ofLanguage(`${locales}/${language}`), moduleType: "js" };
  },
});

function languages(locales: string): string {
  const known = Object.keys(JSON.parse(readFileSync(`${locales}/languages.json`, "utf-8")));
  return `export default { ${known.map((tag) => `${tag}: () => import("${WORDS}/${tag}")`)} };`;
}

function ofLanguage(folder: string): string {
  const files = readdirSync(folder).filter((file) =>
    /^(games|errors|server|web.*)\.ftl$/.test(file),
  );
  const imports = files.map((file, n) => `import c${n} from "${folder}/${file}";`);
  return `${imports.join("")} export default [${files.map((_, n) => `c${n}`)}];`;
}
