import type { OnBoardEvent } from "$/games/qwixx-on-board/wire";
import { type Award, chosen, type Feat, highest } from "$/lib/awards";
import type { ReplayView } from "$/wire/types";
import { type QwixxState, ROWS } from "./state";

type SheetReplay = ReplayView<QwixxState, OnBoardEvent>;

/** The awards of a match of Qwixx or On Board. */
export default function sheetAwards(replay: SheetReplay): Award[] {
  const states = replay.steps.map(({ state }) => state);
  const seats = replay.seats.map(({ seat }) => seat);
  return chosen([
    highest(
      states.flatMap((state, step) => gains(states[step - 1], state, step, seats)),
      "points",
      5,
    ),
    highest(rows(states, seats), "count", 5),
    highest(moves(replay), "fields", 3),
    clean(states, seats),
  ]);
}

/** The points that a seat gained in one decision. */
function gains(
  before: QwixxState | undefined,
  after: QwixxState,
  step: number,
  seats: number[],
): Feat[] {
  if (!before) return [];
  return seats.map((seat) => {
    const points = (after.sheets[seat]?.score ?? 0) - (before.sheets[seat]?.score ?? 0);
    return { kind: "qwixx-gain", seat, step, values: { points } };
  });
}

/** The crosses of each row at the end, its lock included. */
function rows(states: readonly QwixxState[], seats: number[]): Feat[] {
  const last = states.at(-1);
  return seats.flatMap((seat) =>
    ROWS.map(({ colour }) => {
      const row = last?.sheets[seat]?.rows[colour];
      const count = (row?.crossed.length ?? 0) + (row?.lock ? 1 : 0);
      return { kind: "qwixx-row", seat, step: states.length - 1, values: { count, colour } };
    }),
  );
}

function moves({ steps }: SheetReplay): Feat[] {
  return steps.flatMap(({ events }, step) =>
    events
      .filter((event) => event.kind === "moved")
      .map(({ seat, start, to }) => ({
        kind: "board-move",
        seat,
        step,
        values: { fields: to - start },
      })),
  );
}

/** The award for the only player without a miss. */
function clean(states: readonly QwixxState[], seats: number[]): Award | null {
  const last = states.at(-1);
  const without = seats.filter((seat) => last?.sheets[seat]?.penalties === 0);
  const [seat] = without;
  return without.length === 1 && seat !== undefined
    ? { kind: "qwixx-clean", seat, step: states.length - 1, values: {}, tied: false }
    : null;
}
