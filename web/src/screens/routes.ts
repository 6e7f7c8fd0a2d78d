export interface Route {
  /** Its component, relative to this folder. */
  page: string;
  /** The area of its own sentences. */
  area?: string;
  /** A component that it loads at once. */
  next?: string;
}

/** Routes by the first part of the path. The screen gets the rest of the path. Home is part of the
 * first script.
 *
 * The build reads this too, to tell the server which files a screen needs (preloads.ts). */
export const ROUTES: Record<string, Route> = {
  editor: { page: "editor/EditorPage.svelte", area: "editor" },
  host: { page: "host/HostPage.svelte" },
  learn: { page: "tutorial/LearnPage.svelte", area: "tutorial" },
  puzzle: { page: "puzzle/PuzzlePage.svelte", area: "coach" },
  rules: { page: "rules/RulesPage.svelte", area: "rules-page" },
  replay: { page: "replay/ReplayPage.svelte", next: "replay/ReplayPlayer.svelte" },
  show: { page: "replay/ReplayPage.svelte", next: "replay/ReplayPlayer.svelte" },
  tv: { page: "host/HostPage.svelte" },
  t: { page: "table/TablePage.svelte", area: "lobby" },
};
