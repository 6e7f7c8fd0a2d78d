import { existsSync, readdirSync, readFileSync } from "node:fs";
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
const EVERYWHERE = /^(words|errors|server|web.*)\.ftl$/;
const ELSEWHERE = /^(coach|editor|lobby|rules-page|tutorial)\.ftl$/;

/** What the screens say, from the framework's catalogues and from those of the games.
 * `virtual:words` lists the languages and areas, `virtual:words/pl` is what every screen says in
 * Polish, `virtual:words/pl/coach` the area `coach`, which a screen fetches when it opens. The
 * area `rules/GAME` has the rules of a game. */
export const words = (source: string): Plugin => ({
  name: "words",
  resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${WORDS}`)) return null;
    const [language, ...area] = id.slice(WORDS.length + 2).split("/");
    const code = language ? gathered(filesOf(source, language), area.join("/")) : listed(source);
    return { code, moduleType: "js" };
  },
});

/** The catalogues of a language by area: the framework's, then those of each game. */
function filesOf(source: string, language: string): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  const games = readdirSync(`${source}/games`).filter((game) =>
    existsSync(`${source}/games/${game}/locales/${language}`),
  );
  for (const game of [null, ...games.sort()]) {
    const folder = `${source}/${game ? `games/${game}/` : ""}locales/${language}`;
    for (const file of readdirSync(folder)) {
      const own = game && file === "rules.ftl" ? `rules/${game.replaceAll("_", "-")}` : null;
      const elsewhere = ELSEWHERE.test(file) ? file.replace(".ftl", "") : null;
      const area = own ?? elsewhere ?? (EVERYWHERE.test(file) ? "" : null);
      if (area !== null) areas.set(area, [...(areas.get(area) ?? []), `${folder}/${file}`]);
    }
  }
  return areas;
}

function listed(source: string): string {
  const known = JSON.parse(readFileSync(`${source}/locales/languages.json`, "utf-8"));
  const modules = Object.keys(known).flatMap((tag) =>
    [...filesOf(source, tag).keys()].map((area) => (area ? `${tag}/${area}` : tag)),
  );
  const entries = modules.map((name) => `"${name}": () => import("${WORDS}/${name}")`);
  return `export default { ${entries.join(",\n")} };`;
}

function gathered(areas: Map<string, string[]>, area: string): string {
  const files = areas.get(area) ?? [];
  const imports = files.map((file, n) => `import c${n} from "${file}";`);
  return `${imports.join("")} export default [${files.map((_, n) => `c${n}`)}];`;
}
