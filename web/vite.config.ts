import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { catalogues, words } from "./catalogues";
import { cards, manifests } from "./manifests";
import { oldScreens, plainStyles } from "./old-screens";
import { plainMembers } from "./plain-members";
import { preloads } from "./preloads";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SOURCE = here("../src/tablecade");
const LOCALES = `${SOURCE}/locales`;
const LANGUAGES = Object.keys(JSON.parse(readFileSync(`${LOCALES}/languages.json`, "utf-8")));

/** The service worker with the names of all files of this build. */
const worker = (): Plugin => ({
  name: "service-worker",
  apply: "build",
  generateBundle: {
    order: "post", // Vite itself takes away what turned out to be empty
    handler(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = [...built.sort(), "icon.svg"];
      const code = readFileSync(here("worker.js"), "utf-8");
      const version = createHash("sha256")
        .update(files.join() + code)
        .digest("hex")
        .slice(0, 12);
      const source = `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};\n${code}`;
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  },
});

export default defineConfig({
  base: "./", // the page's `<base>` says where the client lives
  plugins: [
    svelte(),
    plainMembers(),
    catalogues(),
    words(SOURCE),
    preloads(LANGUAGES),
    worker(),
    oldScreens(),
    manifests(LOCALES, LANGUAGES),
    cards(here("src/games")),
  ],
  css: { postcss: { plugins: [plainStyles] } },
  resolve: {
    // Tests render components too, which only the browser's build of Svelte can do.
    ...(process.env.VITEST && { conditions: ["browser"] }),
    alias: {
      $locales: LOCALES,
      $tracks: here("../src/tablecade/games/qwixx_on_board/rules/tracks.json"),
      $: here("src"),
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/tablecade")] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
      "/views/": "http://127.0.0.1:8000",
    },
  },
  build: {
    outDir: here("../src/tablecade/server/web/dist"),
    emptyOutDir: true,
    // Televisions of 2021. It costs three per cent of the scripts, and saves a second build.
    target: ["chrome76", "safari16"],
    // The server's content policy takes no data: addresses for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No class has a field that its superclass has as a setter.
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        // What every first screen needs comes in one piece: on a phone's network each request
        // costs more than the few kilobytes it brings. What screens share comes in few more.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            {
              name: "parts",
              test: /node_modules[\\/](?!uqr|svelte[\\/]src[\\/](animate|easing|motion|transition))|src[\\/](parts|screens[\\/]table|(lib|games)[\\/][^\\/]+$)/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: (module) => /games[\\/]([^\\/]+)/.exec(module)?.[1] ?? null,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // A busy machine is slow, and no test asserts a time.
  test: {
    include: ["*.test.ts", "src/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    unstubGlobals: true,
    // Files share what they import: to load Svelte anew for each costs twice the tests' own time.
    isolate: false,
    pool: "threads",
  },
});
