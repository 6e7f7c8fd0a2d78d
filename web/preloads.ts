import type { Plugin, Rolldown } from "vite";
import { ROUTES, type Route } from "./src/screens/routes";

/** `preloads.json`: the files a screen needs beyond the first ones, by screen and language. The
 * server names them in a header of the page, so that a browser fetches them beside the client and
 * not after it. The screen without a name is home. */
export const preloads = (languages: readonly string[]): Plugin => ({
  name: "preloads",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const files = new Files(bundle);
      const screens = Object.entries({ "": null, ...ROUTES });
      const found = screens.map(([name, route]) => [name, byLanguage(files, languages, route)]);
      const source = JSON.stringify(Object.fromEntries(found));
      this.emitFile({ type: "asset", fileName: "preloads.json", source });
    },
  },
});

function byLanguage(files: Files, languages: readonly string[], route: Route | null) {
  const parts = route ? [route.page, ...(route.next ? [route.next] : [])] : [];
  const page = new Set(parts.flatMap((part) => files.of(`screens/${part}`)));
  return Object.fromEntries(
    languages.map((language) => {
      const area = route?.area ? files.of(`virtual:words/${language}/${route.area}`) : [];
      return [language, [...files.of(`virtual:words/${language}`), ...area, ...page]];
    }),
  );
}

/** The files of a build, by the modules they begin with. */
class Files {
  readonly #chunks: Rolldown.OutputChunk[];
  /** It names the first files itself. */
  readonly #page: string;

  constructor(private readonly bundle: Rolldown.OutputBundle) {
    this.#chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const page = bundle["index.html"];
    this.#page = page?.type === "asset" ? String(page.source) : "";
  }

  /** A module's file and all that it needs, scripts and styles. */
  of(module: string): string[] {
    const found = this.#chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!found) throw new Error(`no file of the build begins with ${module}`);
    const files = [...this.#needed(found)].map((file) => `/${file}`);
    return files.filter((file) => !this.#page.includes(file));
  }

  #needed(chunk: Rolldown.OutputChunk, files = new Set<string>()): Set<string> {
    if (files.has(chunk.fileName)) return files;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) {
      const next = this.bundle[name];
      if (next?.type === "chunk") this.#needed(next, files);
    }
    return files;
  }
}
