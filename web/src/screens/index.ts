import type { Component } from "svelte";
import { speech } from "$/lib/i18n.svelte";

type Loaded = { default: Component<{ path: string[] }> };

/** How a screen is fetched, and what it says beyond the rest. */
export interface Screen {
  load: () => Promise<Loaded>;
  area?: string;
}

/** Screens by the first part of their path; the rest of it is theirs. Home needs no loading. */
export const SCREENS: Record<string, Screen> = {
  editor: { load: () => import("./editor/Editor.svelte"), area: "editor" },
  host: { load: () => import("./host/Host.svelte") },
  learn: { load: () => import("./tutorial/Tutorial.svelte"), area: "tutorial" },
  puzzle: { load: () => import("./puzzle/Puzzle.svelte"), area: "coach" },
  rules: { load: () => import("./rules/Rules.svelte"), area: "rules-page" },
  replay: { load: () => import("./replay/Replay.svelte") },
  show: { load: () => import("./replay/WatchPartyPage.svelte") },
  tv: { load: () => import("./tv/Tv.svelte") },
  t: { load: () => import("./table/TablePage.svelte"), area: "lobby" },
};

/** A screen with words of its own: both are there before it shows. */
export async function opened(screen: Screen): Promise<Loaded & { screen: Screen }> {
  const { load, area } = screen;
  const [loaded] = await Promise.all([load(), area && speech.learn(area)]);
  return { default: loaded.default, screen };
}
