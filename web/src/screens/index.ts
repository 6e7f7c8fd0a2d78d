import type { Component } from "svelte";

type Screen = Component<{ path: string[] }>;

/** Screens by the first part of their path; the rest of it is theirs. Home needs no loading. */
export const SCREENS: Record<string, () => Promise<{ default: Screen }>> = {
  host: () => import("./host/Host.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  show: () => import("./replay/ShowPage.svelte"),
  t: () => import("./table/TablePage.svelte"),
};
