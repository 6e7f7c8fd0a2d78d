import { say } from "$/lib/i18n.svelte";
import { nameIn, type QwixxSnapshot, type QwixxState, ROWS, sayDice, scoreOf } from "./state";

/** The sheets in words: whose turn it is and the dice, then a line for each sheet. */
export default function told(seen: QwixxSnapshot): string[] {
  const { active, roll } = seen.state;
  const name = nameIn(seen);
  const turn = active === null ? "" : say("sheet-turn-of", { name: name(active) });
  const sheets = seen.seats.map(
    ({ seat }) => `${say("sheet-of", { name: name(seat) })}. ${sheet(seen.state, seat)}`,
  );
  return [[turn, roll && sayDice(roll)].filter(Boolean).join(". "), ...sheets];
}

function sheet(state: QwixxState, seat: number): string {
  const { rows, penalties = 0 } = state.sheets[seat] ?? {};
  const crossed = ROWS.map(({ colour }) => {
    const numbers = rows?.[colour].crossed ?? [];
    const closed = state.closed.includes(colour) ? [say("sheet-closed")] : [];
    return `${say(`colour-${colour}`)}: ${[...numbers, ...closed].join(", ") || "–"}`;
  });
  const pawn = state.pawns?.[seat];
  return [
    say("sheet-total", { score: scoreOf(state, seat) }),
    ...crossed,
    say("sheet-misses-of", { penalties }),
    ...(pawn === undefined ? [] : [say("board-told-pawn", { field: pawn })]),
  ].join("; ");
}
