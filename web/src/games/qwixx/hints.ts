import { say } from "$/lib/i18n.svelte";
import type { CrossPreview, QwixxState } from "./state";

/** The effect of the chosen cross, from the server's preview. */
export function foreseen(game: QwixxState, seat: number, preview: CrossPreview | null): string {
  const before = game.sheets[seat]?.score ?? 0;
  const points = say("sheet-hint-score", { before, after: preview?.score ?? before });
  if (preview?.lock) return `${say("sheet-hint-lock")} ${points}`;
  const skips = preview?.skips.length ?? 0;
  return skips > 0 ? `${say("sheet-hint-skips", { count: skips })} ${points}` : points;
}

/** The sentence that asks for the choice of this phase. */
export function asked(game: QwixxState): string {
  if (game.phase === "step-3") return say("board-hint-pawn");
  if (game.phase === "action-2")
    return say(game.crossed ? "sheet-hint-action-2" : "sheet-hint-miss");
  const [one = 0, two = 0] = game.roll?.white ?? [];
  return say("sheet-hint-action-1", { sum: one + two });
}
