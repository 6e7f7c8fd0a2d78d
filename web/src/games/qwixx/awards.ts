import type { OnBoardEvent } from "$/games/qwixx-on-board/wire";
import { type Award, chosen, highest } from "$/lib/awards";
import type { ReplayView } from "$/wire/types";
import { type QwixxState, ROWS } from "./state";

/** The awards of a match of Qwixx or On Board. */
export default function sheetAwards(replay: ReplayView<QwixxState, OnBoardEvent>): Award[] {
  const { steps } = replay;
  const end = steps.length - 1;
  const seats = replay.seats.map(({ seat }) => seat);
  const sheetAt = (step: number, seat: number) => steps[step]?.state.sheets[seat];
  /** The points that a seat gained in one decision. */
  const gains = steps.slice(1).flatMap((_, before) =>
    seats.map((seat) => {
      const [was, is] = [before, before + 1].map((step) => sheetAt(step, seat)?.score ?? 0);
      const points = (is ?? 0) - (was ?? 0);
      return { kind: "qwixx-gain", seat, step: before + 1, values: { points } };
    }),
  );
  /** The crosses of each row at the end, its lock included. */
  const rows = seats.flatMap((seat) =>
    ROWS.map(({ colour }) => {
      const row = sheetAt(end, seat)?.rows[colour];
      const count = (row?.crossed.length ?? 0) + (row?.lock ? 1 : 0);
      return { kind: "qwixx-row", seat, step: end, values: { count, colour } };
    }),
  );
  const moves = steps.flatMap(({ events }, step) =>
    events
      .filter((event) => event.kind === "moved")
      .map((move) => ({
        ...move,
        kind: "board-move",
        step,
        values: { fields: move.to - move.start },
      })),
  );
  /** Those without a miss. Only one alone has an award. */
  const [clean, ...others] = seats.filter((seat) => sheetAt(end, seat)?.penalties === 0);
  return chosen([
    highest(gains, "points", 5),
    highest(rows, "count", 5),
    highest(moves, "fields", 3),
    clean !== undefined && others.length === 0
      ? { kind: "qwixx-clean", seat: clean, step: end, values: {}, tied: false }
      : null,
  ]);
}
