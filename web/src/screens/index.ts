import type { Component } from "svelte";
import { faceOf } from "$/games";
import { speech } from "$/lib/i18n.svelte";
import { offers } from "./host/offers";

type Loaded = { default: Component<{ path: string[] }> };

/** How a screen is fetched, and what it says beyond the rest. */
export interface Screen {
  load: () => Promise<Loaded>;
  area?: string;
  /** What it will ask for first: fetched beside it, not after it. */
  ahead?: (path: string[]) => void;
}

/** Screens by the first part of their path; the rest of it is theirs. Home needs no loading. */
export const SCREENS: Record<string, Screen> = {
  editor: { load: () => import("./editor/Editor.svelte"), area: "editor" },
  host: {
    load: () => import("./host/Host.svelte"),
    ahead: ([game = ""]) => {
      void offers().catch(() => undefined);
      void faceOf(game)?.options?.();
    },
  },
  learn: { load: () => import("./tutorial/Tutorial.svelte"), area: "tutorial" },
  puzzle: { load: () => import("./puzzle/Puzzle.svelte"), area: "coach" },
  rules: { load: () => import("./rules/Rules.svelte"), area: "rules-page" },
  replay: { load: () => import("./replay/Replay.svelte") },
  show: { load: () => import("./replay/ShowPage.svelte") },
  t: { load: () => import("./table/TablePage.svelte"), area: "lobby" },
};

/** A screen with words of its own: both are there before it shows. */
export async function opened({ load, area, ahead }: Screen, path: string[]): Promise<Loaded> {
  ahead?.(path);
  const [loaded] = await Promise.all([load(), area && speech.learn(area)]);
  return loaded;
}
