import { viewOf } from "$/lib/games";
import { say } from "$/lib/i18n.svelte";
import type { Snapshot, ViewField } from "$/wire/types";
import { describe, entry, label, sayCell } from "./describe";
import { cellsOf } from "./grid";

/** The fields of a state in words: single values first, then a line for each drawn field. */
export default async function told(seen: Snapshot): Promise<string[]> {
  const { game, state } = seen;
  const view = await viewOf(game);
  const said = (field: ViewField) => {
    const value = inWords(seen, field, entry(state, field.name));
    return say("setting-is", { name: label(game, field.name), value });
  };
  const fields = view?.views.state ?? [];
  const plain = fields.filter(({ show }) => !show).map(said);
  return [plain.join(" · "), ...fields.filter(({ show }) => show).map(said)];
}

/** A value as text; of a board only what stands on it. */
function inWords(seen: Snapshot, field: ViewField, value: unknown): string {
  if (field.show?.as !== "grid" || field.per_seat) return describe(seen, field, value);
  const cells = cellsOf(field, field.show, value).flat();
  const taken = cells.flatMap((cell) => {
    const words = sayCell(seen, cell);
    return words ? [`${cell.name} ${words}`] : [];
  });
  return taken.join("; ") || "–";
}
