import { describe, expect, test } from "vitest";
import type { PixoidEvent, PixoidState } from "$/games/pixoid/wire";
import type { OnBoardEvent } from "$/games/qwixx-on-board/wire";
import { person } from "$/lib/table.fixture";
import type { ReplayView } from "$/wire/types";
import pixoidAwards from "./pixoid/awards";
import sheetAwards from "./qwixx/awards";
import type { QwixxState } from "./qwixx/state";

/** A replay with only the parts that awards use. */
const replayOf = <S, E>(steps: object[]): ReplayView<S, E> =>
  ({
    seats: [0, 1, 2].map((seat) => person(seat)),
    steps: steps.map((step, n) => ({ n, events: [], ...step })),
  }) as unknown as ReplayView<S, E>;
const walked = (hand: number, ...path: string[]) => ({ kind: "walked", hand, path });

describe("Pixoid", () => {
  /** With three players hand 3 is the third Bug: seat 1 holds it in the first turn, then seat 2. */
  const holds = (seat: number) =>
    [0, 1, 2, seat].map((holder, hand) => ({ hand, seat: holder, colour: "" }));
  const turn = (next: number, ...events: object[]) => ({
    state: { pixoid: 0 },
    hands: holds(next),
    events,
  });
  const escaped = (reserve: number) => ({ kind: "escaped", reserve });
  const picked = { kind: "picked", pix: "a2" };
  const caught = { kind: "caught", pix: "a5", by: [3] };
  const replay = replayOf<PixoidState, PixoidEvent>([
    turn(1),
    turn(2, walked(0, "a2", "a3"), walked(1, "c3"), walked(3, "a5"), picked, escaped(11)),
    turn(1, walked(0, "a4"), walked(1, "b4", "b5"), walked(2, "j1"), escaped(10)),
    turn(1, walked(0, "a5"), walked(3, "a5"), caught),
  ]);

  const awarded = (kind: string) => pixoidAwards(replay).find((award) => award.kind === kind);

  test("the closest escape is the turn in which a Bug came nearest", () => {
    expect(awarded("pixoid-escape")).toMatchObject({ seat: 0, step: 2, values: { pix: 1 } });
  });

  test("a Bug that stayed far away makes no close escape", () => {
    const far = turn(2, walked(0, "a2"), walked(1, "j9"), escaped(11));
    expect(pixoidAwards(replayOf([turn(1), far]))).toEqual([]);
  });

  test("a catch by the third Bug is credited to who held its controller then", () => {
    expect(awarded("pixoid-hunter")).toMatchObject({ seat: 1, step: 3, values: { count: 1 } });
  });

  test("no more than three, and none of a match without turns", () => {
    expect(pixoidAwards(replay)).toHaveLength(3);
    expect(pixoidAwards(replayOf([turn(1)]))).toEqual([]);
  });
});

describe("Qwixx", () => {
  const row = (crossed: number[]) => ({ crossed, lost: [], lock: false, score: 0 });
  const sheet = (score: number, red: number[], penalties = 0) => ({
    score,
    penalties,
    rows: { red: row(red), yellow: row([]), green: row([]), blue: row([]) },
  });
  const at = (...sheets: object[]) => ({ state: { sheets } });
  const replay = replayOf<QwixxState, OnBoardEvent>([
    at(sheet(0, []), sheet(0, []), sheet(0, [])),
    at(sheet(6, [2, 3, 4]), sheet(15, [2, 3, 4, 5, 6]), sheet(-5, [], 1)),
    at(sheet(21, [2, 3, 4, 5, 6, 7]), sheet(10, [2, 3, 4, 5, 6], 1), sheet(-5, [], 1)),
  ]);

  const ROW = { kind: "qwixx-row", seat: 0, step: 2, values: { count: 6, colour: "red" } };
  const CLEAN = { kind: "qwixx-clean", seat: 0, step: 2, values: {} };

  test("the fullest row and the only clean sheet are true of the match", () => {
    expect(sheetAwards(replay)).toMatchObject([ROW, CLEAN]);
  });

  test("what two people reached is told only if there is little else", () => {
    const gained = { kind: "qwixx-gain", seat: 1, step: 1, values: { points: 15 } };
    expect(sheetAwards(replay)).not.toContainEqual(expect.objectContaining(gained));
    const [start, ...steps] = replay.steps;
    const missed = steps.map((step) => {
      const sheets = step.state.sheets.map((one) => ({ ...one, penalties: 1 }));
      return { ...step, state: { ...step.state, sheets } };
    });
    const told = sheetAwards({ ...replay, steps: start ? [start, ...missed] : missed });
    expect(told).toMatchObject([ROW, gained]);
  });

  test("the longest move of a pawn", () => {
    const way = { seat: 2, start: 4, to: 9, jumped: [], bonus: 1 };
    const moved: OnBoardEvent = { kind: "moved", ...way };
    const steps = replay.steps.map((step, n) => (n === 2 ? { ...step, events: [moved] } : step));
    expect(sheetAwards({ ...replay, steps })).toContainEqual(
      expect.objectContaining({ kind: "board-move", seat: 2, step: 2, values: { fields: 5 } }),
    );
  });
});
