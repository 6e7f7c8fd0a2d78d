import type { TableWish } from "$/wire/types";
import * as api from "./api";
import { oneOf, SUGGESTED } from "./names";
import { asRefusal, type Refusal } from "./refusal";
import { router, tablePath } from "./router.svelte";
import { settings } from "./settings.svelte";
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

/** Opens a table with bots, sits down and starts. Returns the table's code. */
export async function playNow(wish: TableWish): Promise<string> {
  const { table, code, host } = await api.open(wish);
  if (!settings.name) settings.change({ name: oneOf(SUGGESTED) });
  const { token } = await api.join(table, { name: settings.name, nonce: api.nonce() }, host);
  tables.remember({ table, code, game: wish.game, token, host });
  await api.steer(table, "start", host);
  return code;
}

/** Plays as `playNow` and goes to the table, unless this screen was left meanwhile. Returns why it
 * could not. */
export async function playThere(wish: TableWish): Promise<Refusal | null> {
  const here = router.here();
  try {
    const code = await playNow(wish);
    if (here()) router.go(tablePath(code));
    return null;
  } catch (problem) {
    return asRefusal(problem);
  }
}
