import * as api from "$/lib/api";
import type { Award } from "$/lib/awards";
import { uiOf } from "$/lib/games";
import type { Snapshot } from "$/wire/types";

/** The awards of the finished match, from its match file. Empty if that is not available. */
export class Awarded {
  all = $state.raw<readonly Award[]>([]);

  constructor(seen: Snapshot) {
    if (seen.code) void this.#read(seen);
  }

  async #read({ code, match, game }: Snapshot): Promise<void> {
    const { awards } = uiOf(game);
    if (!awards) return;
    try {
      const [{ default: find }, file] = await Promise.all([
        awards(),
        api.matchFile(code, String(match)),
      ]);
      this.all = find(await api.replay(file));
    } catch {
      this.all = []; // show the podium without awards
    }
  }
}
