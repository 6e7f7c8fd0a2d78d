import { expect, test } from "vitest";
import type { SeatView } from "$/wire/types";
import { stillAway } from "./away";

const seat = (seat: number, changes: Partial<SeatView> = {}): SeatView => ({
  seat,
  kind: "human",
  name: `name ${seat}`,
  colour: "yellow",
  bot: null,
  present: false,
  hosts: false,
  ...changes,
});

test("only a player who is not there is still away", () => {
  const seats = [seat(0), seat(1, { present: true }), seat(2, { kind: "bot", bot: "greedy" })];
  expect(stillAway(seats, [0, 1, 2, 3])).toEqual([0]);
  expect(stillAway(seats, [2, 1])).toEqual([]);
  expect(stillAway(seats, [])).toEqual([]);
});
