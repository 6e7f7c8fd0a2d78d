import type { OnBoardPreview } from "$/games/qwixx-on-board/wire";
import { say } from "$/lib/i18n.svelte";
import { type QwixxState, scoreOf } from "./state";

/** The effect of the chosen cross, from the server's preview. On the board the field of the pawn
 * counts too. */
export function foreseen(game: QwixxState, seat: number, preview: OnBoardPreview | null): string {
  const before = scoreOf(game, seat);
  const sheet = game.sheets[seat]?.score ?? 0;
  const bonus = preview?.bonus ?? before - sheet;
  const points = say("sheet-hint-score", { before, after: (preview?.score ?? sheet) + bonus });
  if (preview?.lock) return `${say("sheet-hint-lock")} ${points}`;
  const skips = preview?.skips.length ?? 0;
  return skips > 0 ? `${say("sheet-hint-skips", { count: skips })} ${points}` : points;
}

/** The sentence that asks for the choice of this phase. On the board step 3 may still bring a
 * cross, so that a pass before it is no miss yet (QB-2.6). */
export function asked(game: QwixxState, onBoard: boolean): string {
  if (game.phase === "step-3")
    return say(game.crossed ? "board-hint-pawn" : "board-hint-pawn-miss");
  if (game.phase === "action-2") {
    if (game.crossed) return say("sheet-hint-action-2");
    return say(onBoard ? "board-hint-action-2" : "sheet-hint-miss");
  }
  const [one = 0, two = 0] = game.roll?.white ?? [];
  return say("sheet-hint-action-1", { sum: one + two });
}
