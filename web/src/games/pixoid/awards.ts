import { type Award, chosen, type Feat, highest, lowest } from "$/lib/awards";
import type { ReplayView } from "$/wire/types";
import type { PixoidEvent, PixoidState } from "./wire";

type PixoidReplay = ReplayView<PixoidState, PixoidEvent>;

/** A turn of a replay: who was Pixoid, who held each controller, and its events. */
interface Turn {
  step: number;
  pixoid: number;
  seatOf: (hand: number) => number;
  events: readonly PixoidEvent[];
}

/** The awards of a Pixoid match. */
export default function pixoidAwards(replay: PixoidReplay): Award[] {
  const turns = turnsOf(replay);
  return chosen([
    lowest(turns.flatMap(narrow), "pix"),
    highest(counted(turns.flatMap(catches), "hunter"), "count", 1),
    highest(counted(turns.flatMap(pickups), "collector"), "count", 1),
    highest(turns.flatMap(run), "pix", 4),
  ]);
}

function turnsOf({ steps }: PixoidReplay): Turn[] {
  return steps.slice(1).map((after, index) => ({
    step: index + 1,
    pixoid: steps[index]?.state.pixoid ?? 0,
    seatOf: (hand) => steps[index]?.hands[hand]?.seat ?? hand,
    events: after.events,
  }));
}

const walksOf = ({ events }: Turn) => events.filter((event) => event.kind === "walked");

/** Bugs that are farther away don't count as close. */
const CLOSE = 3;

/** How close a Bug came in a turn in which Pixoid escaped, if it was close. */
function narrow(turn: Turn): Feat[] {
  const walks = walksOf(turn);
  const stood = walks.find(({ hand }) => hand === turn.pixoid)?.path.at(-1);
  if (!stood || !turn.events.some(({ kind }) => kind === "escaped")) return [];
  const near = walks.filter(({ hand }) => hand !== turn.pixoid).flatMap(({ path }) => path);
  const pix = Math.min(...near.map((other) => apart(stood, other)));
  return pix <= CLOSE ? [told("escape", turn.pixoid, turn.step, { pix })] : [];
}

function catches({ events, seatOf, step }: Turn): Feat[] {
  const caught = events.find((event) => event.kind === "caught");
  const seats = new Set(caught?.by.map(seatOf));
  return [...seats].map((seat) => told("hunter", seat, step, { count: 1 }));
}

const pickups = ({ events, pixoid, step }: Turn): Feat[] =>
  events
    .filter(({ kind }) => kind === "picked")
    .map(() => told("collector", pixoid, step, { count: 1 }));

function run(turn: Turn): Feat[] {
  const walk = walksOf(turn).find(({ hand }) => hand === turn.pixoid);
  return walk ? [told("run", turn.pixoid, turn.step, { pix: walk.path.length })] : [];
}

/** One feat per seat, with the number of times and the step of the last one. */
function counted(feats: readonly Feat[], kind: string): Feat[] {
  const bySeat = new Map<number, Feat>();
  for (const { seat, step } of feats) {
    const count = Number(bySeat.get(seat)?.values.count ?? 0) + 1;
    bySeat.set(seat, told(kind, seat, step, { count }));
  }
  return [...bySeat.values()];
}

const told = (kind: string, seat: number, step: number, values: Feat["values"]): Feat => ({
  kind: `pixoid-${kind}`,
  seat,
  step,
  values,
});

/** Steps from one pix to another, ignoring walls. */
function apart(a: string, b: string): number {
  const columns = a.charCodeAt(0) - b.charCodeAt(0);
  return Math.abs(columns) + Math.abs(Number(a.slice(1)) - Number(b.slice(1)));
}
