import type { PixoidState } from "./wire";

/** A state in the middle of a round, for tests. */
export const stateWith = (changes: Partial<PixoidState>): PixoidState => ({
  round: 1,
  rounds: 4,
  turn: 1,
  phase: "programming",
  pixoid: 0,
  second: null,
  cubes: [],
  bonus: [],
  reserve: 12,
  taken: 0,
  picked: 0,
  scores: null,
  ...changes,
});
