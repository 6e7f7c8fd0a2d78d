import type { ReplayView } from "$/wire/types";
import { ReplayedTable } from "../replay/replayed.svelte";

/** Match files written by tools/demo_matches.py. */
const FILES = import.meta.glob<string>("./demos/*.jsonl", { query: "?raw", import: "default" });
const known = new Map<string, ReplayedTable>();

/** A bot match of a game, which continues where it stopped; null if there is none. */
export async function demoOf(
  game: string,
  replay: (file: string) => Promise<ReplayView>,
): Promise<ReplayedTable | null> {
  const before = known.get(game);
  if (before) return before;
  const file = await FILES[`./demos/${game}.jsonl`]?.();
  if (!file) return null;
  const table = new ReplayedTable(await replay(file));
  known.set(game, table);
  return table;
}
