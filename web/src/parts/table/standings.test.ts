import { expect, test } from "vitest";
import { standings } from "./Standings.svelte";

const result = (names: string, winners: number[], scores: number[] | null, game = "qwixx") => ({
  seats: names.split(" "),
  game,
  outcome: { reason: "rows", scores, winners },
});
const stopped = { seats: ["Ada", "Bo"], game: "qwixx", outcome: null, stopped: { by: 0 } };

/** A line for each player: game, name, wins, points. */
const lines = (results: Parameters<typeof standings>[0]) =>
  [...standings(results)].flatMap(([game, players]) =>
    players.map(({ name, wins, points }) => `${game}: ${name} ${wins} ${points}`),
  );

test.each([
  [
    "wins come before points, and a player is known by name on any seat",
    [
      result("Ada Bo", [0], [50, 40]),
      result("Bo Ada", [1], [70, 71]),
      result("Ada Bo Cleo", [1, 2], null),
    ],
    ["qwixx: Ada 2 121", "qwixx: Bo 1 110", "qwixx: Cleo 1 0"],
  ],
  [
    "two people with the same name have a row each",
    [result("Ada Bo Ada", [2], [10, 20, 30]), result("Ada Bo Ada", [2], [1, 2, 3])],
    ["qwixx: Ada 2 33", "qwixx: Bo 0 22", "qwixx: Ada 0 11"],
  ],
  [
    "points of different games are not added, and a stopped match counts for nobody",
    [result("Ada Bo", [0], [33, 20], "pixoid"), result("Ada Bo", [1], [-2, 40]), stopped],
    ["pixoid: Ada 1 33", "pixoid: Bo 0 20", "qwixx: Bo 1 40", "qwixx: Ada 0 -2"],
  ],
  ["a series of stopped matches has none", [stopped], []],
])("%s", (_, results, wanted) => {
  expect(lines(results)).toEqual(wanted);
});
