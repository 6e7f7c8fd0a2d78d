import * as api from "./api";
import { tables } from "./tables.svelte";

/** Opens a table whose number of seats grows as people join. Returns its code. */
export async function openTable(game: string): Promise<string> {
  const { table, code, host } = await api.open({ game, grow: true });
  tables.remember({ table, code, game, host });
  return code;
}

/** The code of a table that this browser has opened and that still waits in the lobby. */
export async function waitingTable(): Promise<string | null> {
  const own = tables.all.find(({ host, token }) => host && !token);
  if (!own) return null;
  const seen = await api.look(own.table).catch(() => null);
  return seen?.status === "lobby" ? own.code : null;
}
