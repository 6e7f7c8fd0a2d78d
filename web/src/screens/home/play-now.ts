import * as api from "$/lib/api";
import { nonce, oneOf } from "$/lib/chance";
import { SUGGESTED } from "$/lib/names";
import { settings } from "$/lib/settings.svelte";
import { tables } from "$/lib/tables.svelte";
import type { TableWish } from "$/wire/types";

/** Opens a table with bots, sits down and starts. Returns the table's code. */
export async function playNow(wish: TableWish): Promise<string> {
  const { table, code, host } = await api.open(wish);
  if (!settings.name) settings.change({ name: oneOf(SUGGESTED) });
  const { token } = await api.join(table, { name: settings.name, nonce: nonce() }, host);
  tables.remember({ table, code, game: wish.game, token, host });
  await api.steer(table, "start", host);
  return code;
}
