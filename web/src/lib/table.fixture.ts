import type { SeatView, Snapshot, StepView } from "$/wire/types";
import { BLANK } from "./table";

/** A person at the table, for tests. */
export const person = (seat: number, changes: Partial<SeatView> = {}): SeatView => ({
  seat,
  kind: "human",
  name: `Person ${seat}`,
  colour: "yellow",
  present: true,
  hosts: false,
  bot: null,
  ...changes,
});

/** A step of a replay, for tests. */
export const step = (n: number, changes: Partial<StepView> = {}): StepView => ({
  n,
  choices: {},
  events: [],
  state: { turn: n },
  hands: [0, 1, 2].map((hand) => ({ hand, seat: hand % 2, colour: "yellow" })),
  own: {},
  rest: false,
  ...changes,
});

/** A snapshot as seat 0 gets it, for tests. */
export function tableWith(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    ...BLANK,
    table: "tableid",
    code: "K7QF2X",
    game: "pixoid",
    hands: [0, 1].map((hand) => ({ hand, seat: hand, colour: "yellow" })),
    pace: { name: "none", seconds: null, bot: "greedy", reveal: 2.5 },
    mine: {
      seat: 0,
      hands: { 0: { choice: null, legal: ["up1", "up2", "up3"], preview: {}, refused: {} } },
    },
    ...changes,
  };
}
