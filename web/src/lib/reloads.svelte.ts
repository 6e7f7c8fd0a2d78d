import { forgetGames } from "./games";
import { speech } from "./i18n.svelte";
import { load, save, TAB } from "./storage";

const KEY = "tablecade.outdated";
/** The script that this page began with: its name has a hash of the whole client. */
const BUILD = import.meta.env.PROD
  ? document.querySelector("script[type=module]")?.getAttribute("src")?.replace(/^\./, "")
  : undefined;

/** What changed on the server since this page was loaded: views and sentences of packages (`serve
 * --reload`), or the client itself, after an upgrade. */
class Reloads {
  /** Views are mounted again when it changes. */
  count = $state(0);
  /** The server has another build of the client than this page. */
  outdated = $state(false);
  /** What the greeting says of it. */
  readonly build = BUILD ? { build: BUILD } : {};
  #version: string | null = null;

  /** The server tells its version to every connection, and again after a change. */
  async hear(version: string): Promise<void> {
    const before = this.#version;
    this.#version = version;
    if (before === null || before === version) return;
    forgetGames();
    await speech.speak();
    this.count += 1;
  }

  /** Loads the page anew: once for a build, because something on the way may keep an old page. */
  again(): void {
    if (load(KEY, "", TAB) === BUILD) return;
    save(KEY, BUILD, TAB);
    location.reload();
  }
}

export const reloads = new Reloads();
