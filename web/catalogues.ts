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
