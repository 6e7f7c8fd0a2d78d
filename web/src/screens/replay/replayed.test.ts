import { describe, expect, test } from "vitest";
import { person, step, tableWith } from "$/lib/table.fixture";
import type { Message, MyHand, ReplayView } from "$/wire/types";
import { readMoment, writeMoment } from "./moment";
import { ReplayedTable } from "./replayed.svelte";
import { inColour } from "./source";

const chosen = (choice: string | null): MyHand => ({ choice, legal: [], preview: {}, refused: {} });

const REPLAY: ReplayView = {
  game: "pixoid",
  options: {},
  seats: [person(0), person(1)],
  steps: [
    step(0, { own: { 0: chosen("up1"), 1: chosen("up2"), 2: chosen("up3") } }),
    step(1, { choices: { 0: "up1", 1: "up2", 2: "up3" }, own: { 1: chosen("left1") } }),
    step(2, { choices: { 1: "left1" } }),
  ],
  outcome: { reason: "caught", scores: null, winners: [1] },
};

describe("a match told again", () => {
  test("going forward is told as a table tells it", () => {
    const table = new ReplayedTable(REPLAY);
    const messages: Message[] = [];
    table.listen((message, before) => {
      messages.push(message);
      expect(before.n).toBe(0);
    });
    table.forward();
    expect(messages).toMatchObject([{ kind: "resolved", n: 0, state: { turn: 1 }, awaited: [1] }]);
    expect(table.seen).toMatchObject({ n: 1, status: "playing", outcome: null, mine: null });
    expect(table.cuts).toBe(0);
  });

  test("a jump is a cut, stays within the replay, and tells nothing", () => {
    const table = new ReplayedTable(REPLAY);
    table.listen(() => expect.unreachable());
    table.jump(99);
    expect(table.seen).toMatchObject({ n: 2, status: "over", outcome: { winners: [1] } });
    table.forward();
    expect(table.at).toBe(2);
    table.jump(-4);
    expect([table.at, table.cuts]).toEqual([0, 2]);
    table.jump(0);
    expect(table.cuts).toBe(2);
  });

  test("pauses where a table rests", () => {
    const ended = { kind: "round-ended" };
    const steps = [step(0), step(1, { events: [ended], rest: true }), step(2, { events: [ended] })];
    const table = new ReplayedTable({ ...REPLAY, steps });
    const messages: Message[] = [];
    table.listen((message) => messages.push(message));
    expect(table.seen.rest).toBeNull();
    table.forward();
    expect(table.seen.rest).toEqual({ seconds: 0, ready: [] });
    expect(table.happened).toContain(ended);
    table.forward();
    expect(table.seen.rest).toBeNull();
    expect(messages.map((message) => message.kind === "resolved" && message.rest)).toEqual([
      { seconds: 0, ready: [] },
      null,
    ]);
  });

  test("a seat sees its own hands, its choices only when plans are open", () => {
    const table = new ReplayedTable(REPLAY);
    table.look(0);
    expect(table.seen.mine?.seat).toBe(0);
    expect(Object.keys(table.seen.mine?.hands ?? {})).toEqual(["0", "2"]);
    expect(table.seen.mine?.hands["2"]?.choice).toBeNull();
    table.open = true;
    expect(table.seen.mine?.hands["2"]?.choice).toBe("up3");
  });
});

describe("a moment in the address", () => {
  test("comes back as it was written", () => {
    for (const moment of [
      { step: 12, seat: null, open: false },
      { step: 0, seat: 1, open: true },
    ]) {
      expect(readMoment(writeMoment(moment), 2)).toEqual(moment);
    }
  });

  test("nonsense is the beginning, seen by everybody", () => {
    for (const hash of ["", "#step=x", "#step=-3&seat=7", "#step=1e999&seat=", "#seat=0.5"]) {
      expect(readMoment(hash, 2)).toMatchObject({ step: 0, open: false });
    }
    expect(readMoment("#seat=7", 2).seat).toBeNull();
  });
});

describe("colours", () => {
  const seats = REPLAY.seats.map((seat) => ({ ...seat, colour: "pink" }));
  const hands = [0, 1, 2].map((hand) => ({ hand, seat: 0, colour: "cyan" }));

  test("are those people wore at the table", () => {
    const replay = inColour(REPLAY, tableWith({ seats, hands }));
    expect(replay.seats.map((seat) => seat.colour)).toEqual(["pink", "pink"]);
    expect(replay.steps[1]?.hands.map(({ colour, seat }) => [colour, seat])).toEqual([
      ["cyan", 0],
      ["cyan", 1],
      ["cyan", 0],
    ]);
  });

  test("of other people are left alone", () => {
    const others = seats.map((seat) => ({ ...seat, name: "Cleo" }));
    expect(inColour(REPLAY, tableWith({ seats: others, hands }))).toBe(REPLAY);
  });
});
