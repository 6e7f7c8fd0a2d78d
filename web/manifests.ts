import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { compiled } from "./catalogues";

/** `manifest.LANGUAGE.webmanifest`, with which the client is installed, in every language.
 * Addresses are relative: the client may live under a path. */
export const manifests = (locales: string, languages: readonly string[]): Plugin => ({
  name: "manifests",
  apply: "build",
  generateBundle() {
    for (const language of languages) {
      const source = JSON.stringify(
        manifest(language, sentences(`${locales}/${language}`)),
        null,
        2,
      );
      this.emitFile({ type: "asset", fileName: `manifest.${language}.webmanifest`, source });
    }
  },
});

const SENTENCES = ["web.ftl", "web-replay.ftl", "coach.ftl"];

function sentences(folder: string): (key: string) => unknown {
  const texts = SENTENCES.map((file) => readFileSync(`${folder}/${file}`, "utf-8"));
  const found = Object.assign({}, ...texts.map(compiled));
  return (key) => found[key] ?? key;
}

function manifest(lang: string, say: (key: string) => unknown) {
  const png = (size: number, purpose = "any") => ({
    src: `icon-${purpose === "any" ? "" : `${purpose}-`}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    name: "Tablecade",
    short_name: "Tablecade",
    description: say("home-lead"),
    lang,
    start_url: ".",
    scope: ".",
    display: "standalone",
    background_color: "#0b0e1f",
    theme_color: "#0b0e1f",
    categories: ["games"],
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...[png(192), png(512), png(512, "maskable")],
    ],
    shortcuts: [
      { name: say("home-host"), url: "host" },
      { name: say("puzzle-title"), url: "puzzle" },
      { name: say("replay-open"), url: "replay" },
    ],
    // A match file opens its replay (screens/replay/MatchDrop.svelte).
    file_handlers: [{ action: "replay", accept: { "application/jsonl": [".jsonl"] } }],
  };
}

/** `cards/GAME.jpg`: the picture that a chat shows of a link to a table, under a name that the
 * server knows. */
export const cards = (games: string): Plugin => ({
  name: "cards",
  apply: "build",
  generateBundle() {
    for (const game of readdirSync(games)) {
      const file = `${games}/${game}/card.jpg`;
      if (!existsSync(file)) continue;
      this.emitFile({ type: "asset", fileName: `cards/${game}.jpg`, source: readFileSync(file) });
    }
  },
});
