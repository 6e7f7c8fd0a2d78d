import { forgetGames } from "./games";
import { speech } from "./i18n.svelte";

/** Views and sentences of packages that changed while the server runs (`serve --reload`). */
class Reloads {
  /** Views are mounted again when it changes. */
  count = $state(0);
  #version: string | null = null;

  /** The server tells its version to every connection, and again after a change. */
  async hear(version: string): Promise<void> {
    const before = this.#version;
    this.#version = version;
    if (before === null || before === version) return;
    forgetGames();
    await speech.refresh();
    this.count += 1;
  }
}

export const reloads = new Reloads();
