import * as api from "$/lib/api";
import type { Award } from "$/lib/awards";
import { uiOf } from "$/lib/games";
import type { Snapshot } from "$/wire/types";

/** The awards of the finished match, from its match file. Empty if that is not available. */
export async function awardsOf({ code, match, game }: Snapshot): Promise<readonly Award[]> {
  const { awards } = uiOf(game);
  if (!awards || !code) return [];
  try {
    const [{ default: find }, file] = await Promise.all([awards(), api.matchFile(code, match)]);
    return find(await api.replay(file));
  } catch {
    return []; // show the podium without awards
  }
}
