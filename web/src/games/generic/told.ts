import { listGames } from "$/lib/games";
import { say } from "$/lib/i18n.svelte";
import { seatName } from "$/lib/names";
import type { Snapshot, ViewField } from "$/wire/types";
import { describe, entry, label, type Name, sayCell } from "./describe";
import { cellsOf } from "./grid";

/** The fields of a state in words: single values first, then a line for each drawn field. */
export default async function told({ game, seats, state }: Snapshot): Promise<string[]> {
  const view = (await listGames()).find((one) => one.game === game);
  const name = (seat: number) => seatName(seats[seat]);
  const said = (field: ViewField) =>
    say("setting-is", {
      name: label(game, field.name),
      value: inWords(game, field, entry(state, field.name), name),
    });
  const fields = view?.views.state ?? [];
  const plain = fields.filter(({ show }) => !show).map(said);
  return [plain.join(" · "), ...fields.filter(({ show }) => show).map(said)];
}

/** A value as text; of a board only what stands on it. */
function inWords(game: string, field: ViewField, value: unknown, name: Name): string {
  if (field.show?.as !== "grid" || field.per_seat) return describe(game, field, value, name);
  const cells = cellsOf(field, field.show, value).flat();
  const taken = cells.flatMap((cell) => {
    const words = sayCell(game, cell, name);
    return words ? [`${cell.name} ${words}`] : [];
  });
  return taken.join("; ") || "–";
}
