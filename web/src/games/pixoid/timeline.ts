import { PIX_MS } from "$/lib/animation-queue.svelte";
import type { Effect } from "$/lib/sound";
import type { PixoidCaught, PixoidEvent, PixoidProgram, PixoidState, PixoidWalked } from "./wire";

/** A cube between two pix. With `fades` it fades out at the first and in at the second. */
interface Moving {
  from: string;
  to: string;
  share: number;
  fades: boolean;
}

/** What one moment of a reveal looks like. */
export interface Frame {
  state: PixoidState;
  programs: Record<string, PixoidProgram>;
  moving: Record<number, Moving>;
  /** The path of each cube so far, from its start. */
  trails: Record<number, string[]>;
  /** Cubes on the same pix are drawn beside its centre: the cubes before and after, and the
   * progress. */
  shared: { before: (string | null)[]; after: (string | null)[]; share: number };
  caught: PixoidCaught | null;
  /** The pix where a bonus cube was picked last. */
  picked: string | null;
  escaped: boolean;
}

/** A walk: its pix with the time each is reached, the start first. */
interface Walk {
  hand: number;
  stops: { pix: string; at: number }[];
}

/** The timeline of a reveal. All times are in milliseconds from its start. */
export interface Timeline {
  before: PixoidState;
  programs: Record<string, PixoidProgram>;
  walks: Walk[];
  /** When Pixoid's walk ends, and when the Bugs' walks end. */
  marks: { fled: number; chased: number };
  picks: { pix: string; at: number }[];
  caught: { event: PixoidCaught; at: number } | null;
  escaped: number | null;
  cues: { at: number; effect: Effect }[];
  fades: boolean;
  /** When the first cube starts to move. */
  starts: number;
  ends: number;
}

const LOOK_MS = 700;
const AFTER_MS = 250;
const ESCAPE_MS = 650;
const SLOW_MS = 300;
const SLOW_STEPS = 2;
const CATCH_MS = 1700;
const FADE_MS = 350;

/** The timeline of a turn's events. With `calm` cubes cross-fade instead of walking. */
export function timelineOf(
  before: PixoidState,
  events: readonly PixoidEvent[],
  calm = false,
): Timeline {
  const programs = events.find((event) => event.kind === "revealed")?.programs ?? {};
  const walks = events.filter((event) => event.kind === "walked");
  const caught = events.find((event) => event.kind === "caught") ?? null;
  const flight = walks.filter((walk) => walk.hand === before.pixoid);
  const chase = walks.filter((walk) => walk.hand !== before.pixoid);
  const inFlight = caught !== null && chase.length === 0;

  const fleeing = stage(before, flight, LOOK_MS, { caught: inFlight ? caught : null, calm });
  const fled = Math.max(LOOK_MS, fleeing.ends) + AFTER_MS;
  const chasing = stage(before, chase, fled, { caught: inFlight ? null : caught, calm });
  const chased = Math.max(fled, chasing.ends);
  const all = [...fleeing.walks, ...chasing.walks];
  const catchAt = fleeing.catchAt ?? chasing.catchAt;
  const escapes = events.some((event) => event.kind === "escaped");
  const stops = fleeing.walks[0]?.stops.slice(1) ?? [];
  const picks = events
    .filter((event) => event.kind === "picked")
    .map(({ pix }) => ({ pix, at: stops.find((stop) => stop.pix === pix)?.at ?? LOOK_MS }));
  const line: Timeline = {
    before,
    programs,
    walks: all,
    marks: { fled: fleeing.ends, chased },
    picks,
    caught: caught && catchAt !== null ? { event: caught, at: catchAt } : null,
    escaped: escapes ? chased + AFTER_MS : null,
    cues: [],
    fades: calm,
    starts: LOOK_MS,
    ends: escapes ? chased + AFTER_MS + ESCAPE_MS : Math.max(chased, (catchAt ?? 0) + CATCH_MS),
  };
  const cues: Timeline["cues"] = [{ at: 0, effect: "seal" }];
  const steps = all.flatMap(({ stops }) => stops.slice(1).map(({ at }) => at));
  if (!calm) cues.push(...[...new Set(steps)].map((at) => ({ at, effect: "step" as const })));
  cues.push(...picks.map(({ at }) => ({ at, effect: "pick" as const })));
  if (line.caught) cues.push({ at: line.caught.at, effect: "caught" });
  if (line.escaped !== null) cues.push({ at: line.escaped, effect: "escape" });
  return { ...line, cues: cues.sort((a, b) => a.at - b.at) };
}

/** Times walks that begin together. The steps before a catch are slow, and a pause follows it. */
function stage(
  before: PixoidState,
  walks: readonly PixoidWalked[],
  from: number,
  { caught, calm }: { caught: PixoidCaught | null; calm: boolean },
): { walks: Walk[]; catchAt: number | null; ends: number } {
  const longest = Math.max(0, ...walks.map((walk) => walk.path.length));
  const steps = caught ? walks.flatMap(({ path }) => path.indexOf(caught.pix) + 1 || []) : [];
  const reached = caught && Math.min(...steps, Number.MAX_SAFE_INTEGER);
  const times = [from];
  for (let step = 1; step <= longest; step++) {
    const slow = reached !== null && step <= reached && step > reached - SLOW_STEPS;
    const held = step - 1 === reached ? CATCH_MS : 0;
    const paced = (times[step - 1] ?? from) + (slow ? SLOW_MS : PIX_MS) + held;
    times.push(calm ? from + FADE_MS : paced);
  }
  const timed = walks.map(({ hand, path }) => ({
    hand,
    stops: [before.cubes[hand] ?? path[0] ?? "", ...path].map((pix, step) => ({
      pix,
      at: times[step] ?? from,
    })),
  }));
  const catchAt = caught ? (times[reached ?? 0] ?? from) : null;
  return { walks: timed, catchAt, ends: times.at(-1) ?? from };
}

export function frameAt(line: Timeline, ms: number): Frame {
  const { before, walks, marks } = line;
  const cubes = [...before.cubes];
  const trails: Frame["trails"] = {};
  const moving: Frame["moving"] = {};
  for (const { hand, stops } of walks) {
    const done = stops.filter(({ at }, place) => place === 0 || at <= ms);
    const [here, next] = [done.at(-1), stops[done.length]];
    cubes[hand] = here?.pix ?? null;
    if (done.length > 1 || line.fades) trails[hand] = (line.fades ? stops : done).map((s) => s.pix);
    if (here && next && ms > here.at) {
      const to = line.fades ? (stops.at(-1)?.pix ?? next.pix) : next.pix;
      // The step after a catch starts when the pause for the catch is over.
      const held = next.at - here.at > CATCH_MS ? CATCH_MS : 0;
      const share = shareOf(here.at + held, next.at, ms);
      if (share > 0) moving[hand] = { from: here.pix, to, share, fades: line.fades };
    }
  }
  if (ms < line.starts) for (const hand of Object.keys(trails)) delete trails[Number(hand)];
  const gone = line.picks.filter(({ at }) => at <= ms).map(({ pix }) => pix);
  const escaped = line.escaped !== null && ms >= line.escaped;
  const flight = ms <= marks.fled;
  return {
    state: {
      ...before,
      cubes,
      bonus: before.bonus.filter((pix) => !gone.includes(pix)),
      picked: before.picked + gone.length,
      reserve: before.reserve - (escaped ? 1 : 0),
      taken: before.taken + (escaped ? 1 : 0),
    },
    programs: line.programs,
    moving,
    trails,
    shared: {
      before: flight ? before.cubes : cubesAt(line, true),
      after: cubesAt(line, flight),
      share: flight ? shareOf(line.starts, marks.fled, ms) : shareOf(marks.fled, marks.chased, ms),
    },
    caught: line.caught && ms >= line.caught.at ? line.caught.event : null,
    picked: gone.at(-1) ?? null,
    escaped,
  };
}

/** The cubes after Pixoid's walk, or after all walks. */
function cubesAt({ before, walks }: Timeline, flight: boolean): (string | null)[] {
  const cubes = [...before.cubes];
  for (const { hand, stops } of walks)
    if (!flight || hand === before.pixoid) cubes[hand] = stops.at(-1)?.pix ?? null;
  return cubes;
}

const shareOf = (from: number, to: number, ms: number): number =>
  to <= from ? 1 : Math.min(1, Math.max(0, (ms - from) / (to - from)));
