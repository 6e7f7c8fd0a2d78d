import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $locales: here("../src/tablecade/locales"),
      $tracks: here("../src/tablecade/games/qwixx_on_board/tracks.json"),
      $: here("src"),
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/tablecade")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: here("../src/tablecade/server/web/dist"),
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy takes no data: addresses for fonts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
