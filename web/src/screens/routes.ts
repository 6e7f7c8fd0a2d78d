/** A screen of the client. */
export interface Route {
  /** Its component, in this folder. */
  page: string;
  /** What it says beyond the rest: a catalogue of that name. */
  area?: string;
  /** A component that it loads as soon as it is there. */
  next?: string;
}

/** Screens by the first part of their path; the rest of it is theirs. Home needs no loading.
 *
 * The build reads this too: it tells the server which files a screen needs (preloads.ts). */
export const ROUTES: Record<string, Route> = {
  editor: { page: "editor/EditorPage.svelte", area: "editor" },
  host: { page: "host/HostPage.svelte" },
  learn: { page: "tutorial/LearnPage.svelte", area: "tutorial" },
  puzzle: { page: "puzzle/PuzzlePage.svelte", area: "coach" },
  rules: { page: "rules/RulesPage.svelte", area: "rules-page" },
  replay: { page: "replay/ReplayPage.svelte", next: "replay/ReplayPlayer.svelte" },
  show: { page: "replay/WatchPartyPage.svelte" },
  tv: { page: "tv/TvPage.svelte" },
  t: { page: "table/TablePage.svelte", area: "lobby" },
};
