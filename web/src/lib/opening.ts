import * as api from "./api";
import { tables } from "./tables.svelte";

/** Open a table whose seats grow as people join. Gives its code. */
export async function openTable(game: string): Promise<string> {
  const { table, code, host } = await api.open({ game, grow: true });
  tables.remember({ table, code, game, host });
  return code;
}

/** A table of this browser's own that still waits for players: the big screen goes back to it. */
export async function waitingTable(): Promise<string | null> {
  const own = tables.all.find(({ host, token }) => host && !token);
  if (!own) return null;
  const seen = await api.look(own.table).catch(() => null);
  return seen?.status === "lobby" ? own.code : null;
}
