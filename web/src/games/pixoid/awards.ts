import { type Award, chosen, type Feat, highest, lowest } from "$/lib/awards";
import type { ReplayView } from "$/wire/types";
import type { PixoidEvent, PixoidState } from "./wire";

/** Bugs that are farther away don't count as close. */
const CLOSE = 3;

export default function pixoidAwards({ steps }: ReplayView<PixoidState, PixoidEvent>): Award[] {
  const feats: Feat[] = [];
  for (const [before, { events }] of steps.slice(1).entries()) {
    const { state, hands } = steps[before] ?? {};
    const pixoid = state?.pixoid ?? 0;
    const tell = (kind: string, seat: number, values: Feat["values"]) =>
      feats.push({ kind: `pixoid-${kind}`, seat, step: before + 1, values });
    const walks = events.filter((event) => event.kind === "walked");
    const flight = walks.find(({ hand }) => hand === pixoid)?.path;
    const chase = walks.filter(({ hand }) => hand !== pixoid).flatMap(({ path }) => path);
    for (const event of events) {
      if (event.kind === "picked") tell("collector", pixoid, { count: 1 });
      if (event.kind === "caught")
        for (const seat of new Set(event.by.map((hand) => hands?.[hand]?.seat ?? hand)))
          tell("hunter", seat, { count: 1 });
      const stood = flight?.at(-1);
      if (event.kind !== "escaped" || !stood) continue;
      const pix = Math.min(...chase.map((other) => apart(stood, other)));
      if (pix <= CLOSE) tell("escape", pixoid, { pix });
    }
    if (flight) tell("run", pixoid, { pix: flight.length });
  }
  const of = (kind: string) => feats.filter((feat) => feat.kind === `pixoid-${kind}`);
  return chosen([
    lowest(of("escape"), "pix"),
    highest(counted(of("hunter")), "count", 1),
    highest(counted(of("collector")), "count", 1),
    highest(of("run"), "pix", 4),
  ]);
}

/** One feat per seat, with the number of times and the step of the last one. */
function counted(feats: readonly Feat[]): Feat[] {
  const bySeat = new Map<number, Feat>();
  for (const feat of feats) {
    const count = Number(bySeat.get(feat.seat)?.values.count ?? 0) + 1;
    bySeat.set(feat.seat, { ...feat, values: { count } });
  }
  return [...bySeat.values()];
}

/** Steps from one pix to another, ignoring walls. */
function apart(a: string, b: string): number {
  const columns = a.charCodeAt(0) - b.charCodeAt(0);
  return Math.abs(columns) + Math.abs(Number(a.slice(1)) - Number(b.slice(1)));
}
