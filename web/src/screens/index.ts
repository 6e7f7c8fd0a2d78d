import type { Component } from "svelte";
import { speech } from "$/lib/i18n.svelte";

type Screen = Component<{ path: string[] }>;

/** A screen with words of its own: both are there before it shows. */
async function speaking<T>(area: string, screen: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([screen, speech.learn(area)]);
  return loaded;
}

/** Screens by the first part of their path; the rest of it is theirs. Home needs no loading. */
export const SCREENS: Record<string, () => Promise<{ default: Screen }>> = {
  editor: () => speaking("editor", import("./editor/Editor.svelte")),
  host: () => import("./host/Host.svelte"),
  learn: () => speaking("tutorial", import("./tutorial/Tutorial.svelte")),
  puzzle: () => speaking("coach", import("./puzzle/Puzzle.svelte")),
  rules: () => speaking("rules-page", import("./rules/Rules.svelte")),
  replay: () => import("./replay/Replay.svelte"),
  show: () => import("./replay/ShowPage.svelte"),
  t: () => import("./table/TablePage.svelte"),
};
