import * as api from "$/lib/api";
import type { Award, Awarding } from "$/lib/awards";
import type { Snapshot } from "$/wire/types";

/** The awards of the finished match, from its match file. Empty if that is not available. */
export class Awarded {
  all = $state.raw<readonly Award[]>([]);

  constructor(seen: Snapshot, awarding: Awarding) {
    if (seen.code) void this.#read(seen, awarding);
  }

  async #read({ code, match }: Snapshot, awarding: Awarding): Promise<void> {
    try {
      const file = await api.matchFile(code, String(match));
      this.all = awarding(await api.replay(file));
    } catch {
      this.all = []; // show the podium without awards
    }
  }
}
