import { describe, expect, test } from "vitest";
import { places, spot } from "./maze";
import { stateWith } from "./state.fixture";
import { frameAt, type Timeline, timelineOf } from "./timeline";
import type { PixoidEvent } from "./wire";

const SIZE = 10;
const FRAME = 7;
const state = stateWith({ cubes: ["a1", "c4", "d5", "j10"], bonus: ["a3"] });
const go = (distance: number) => ({ type: "program" as const, direction: "up" as const, distance });
const revealed: PixoidEvent = {
  kind: "revealed",
  programs: { 0: go(3), 1: go(2), 2: go(1), 3: go(1) },
};
const flight: PixoidEvent = { kind: "walked", hand: 0, path: ["a2", "a3", "a4"] };
const hunter: PixoidEvent = { kind: "walked", hand: 1, path: ["b4", "a4", "a5"] };
const others: PixoidEvent[] = [
  { kind: "walked", hand: 2, path: ["d6"] },
  { kind: "walked", hand: 3, path: ["j9", "j8", "j7", "j6"] },
];
const escaping: PixoidEvent[] = [
  revealed,
  flight,
  { kind: "picked", pix: "a3" },
  ...others,
  { kind: "escaped", reserve: 11 },
];
const caught: PixoidEvent = { kind: "caught", pix: "a4", by: [1] };
const TURNS: Record<string, PixoidEvent[]> = {
  escaping,
  caught: [revealed, flight, hunter, ...others, caught],
  "ran into a Bug": [
    revealed,
    { ...flight, path: ["b1", "c1"] },
    { ...caught, pix: "c1", by: [2] },
  ],
};

function frames(line: Timeline) {
  const moments = Array.from({ length: Math.ceil(line.ends / FRAME) + 1 }, (_, i) => i * FRAME);
  return [...moments, line.ends].map((ms) => frameAt(line, ms));
}

/** A cube's position on its path: whole pix plus the fraction of the next step. */
function progress(way: readonly string[], frame: ReturnType<typeof frameAt>, hand: number): number {
  const place = way.indexOf(frame.state.cubes[hand] ?? "");
  return place + (frame.moving[hand]?.share ?? 0);
}

describe.each(Object.entries(TURNS))("the time line of a turn: %s", (_, events) => {
  const walks = events.filter((event) => event.kind === "walked");

  test("every cube goes its way once and never back", () => {
    for (const { hand, path } of walks) {
      const way = [state.cubes[hand] ?? "", ...path];
      const all = frames(timelineOf(state, events)).map((frame) => progress(way, frame, hand));
      expect(all[0]).toBe(0);
      expect(all.at(-1)).toBe(path.length);
      for (const [i, now] of all.entries()) expect(now).toBeGreaterThanOrEqual(all[i - 1] ?? 0);
    }
  });

  test("no cube leaps: between two frames it moves less than a third of a pix", () => {
    const drawn = frames(timelineOf(state, events)).map((frame) => places(frame, SIZE, 1));
    for (const [i, now] of drawn.entries()) {
      for (const [hand, here] of now.entries()) {
        const last = drawn[i - 1]?.[hand];
        if (!here || !last) continue;
        expect(Math.hypot(here.x - last.x, here.y - last.y)).toBeLessThan(1 / 3);
      }
    }
  });

  test("without motion a cube goes out in one place and comes up in the other", () => {
    const line = timelineOf(state, events, true);
    for (const frame of frames(line)) {
      for (const { hand, path } of walks) {
        const here = places({ ...frame, shared: STILL }, SIZE, 0)[hand];
        const ends = [spot(state.cubes[hand] ?? "", SIZE), spot(path.at(-1) ?? "", SIZE)];
        expect(ends.some(({ x, y }) => x === here?.x && y === here?.y)).toBe(true);
        if (here?.ghost) expect(here.ghost).toEqual(ends[0]);
      }
    }
    expect(frameAt(line, line.ends).trails[0]).toEqual(["a1", ...(walks[0]?.path ?? [])]);
  });
});

const STILL = { before: [], after: [], share: 1 };

describe("what happens on the way", () => {
  test("Bugs wait until Pixoid has walked", () => {
    for (const frame of frames(timelineOf(state, TURNS.caught ?? []))) {
      const fleeing = progress(["a1", "a2", "a3", "a4"], frame, 0) < 3;
      if (fleeing) expect(frame.state.cubes.slice(1)).toEqual(state.cubes.slice(1));
    }
  });

  test("a bonus cube goes when Pixoid is there, and Pixoid walks on", () => {
    const all = frames(timelineOf(state, escaping));
    const picked = all.find((frame) => frame.picked === "a3");
    expect(picked?.state.cubes[0]).toBe("a3");
    expect(picked?.state.bonus).toEqual([]);
    expect(all.at(-1)?.state).toMatchObject({ picked: 1, reserve: 11, taken: 1 });
  });

  test("a catch is seen in the moment a Bug comes onto the pix, and holds", () => {
    const all = frames(timelineOf(state, TURNS.caught ?? []));
    const seen = all.filter((frame) => frame.caught);
    expect(seen[0]?.state.cubes[1]).toBe("a4");
    expect(seen[0]?.state.cubes[0]).toBe("a4");
    expect(seen.length * FRAME).toBeGreaterThan(1500);
    expect(all.at(-1)?.state.cubes[1]).toBe("a5");
  });
});
