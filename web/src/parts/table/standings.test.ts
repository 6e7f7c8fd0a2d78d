import { expect, test } from "vitest";
import { standings } from "./standings";

const result = (seats: string[], winners: number[], scores: number[] | null, game = "qwixx") => ({
  seats,
  game,
  outcome: { reason: "rows", scores, winners },
});

test("wins come before points, and a player is known by name on any seat", () => {
  const results = [
    result(["Ada", "Bo"], [0], [50, 40]),
    result(["Bo", "Ada"], [1], [70, 71]),
    result(["Ada", "Bo", "Cleo"], [1, 2], null),
  ];
  expect(standings(results).get("qwixx")).toEqual([
    { name: "Ada", wins: 2, points: 121 },
    { name: "Bo", wins: 1, points: 110 },
    { name: "Cleo", wins: 1, points: 0 },
  ]);
});

test("two people with the same name have a row each", () => {
  const results = [
    result(["Ada", "Bo", "Ada"], [2], [10, 20, 30]),
    result(["Ada", "Bo", "Ada"], [2], [1, 2, 3]),
  ];
  expect(standings(results).get("qwixx")).toEqual([
    { name: "Ada", wins: 2, points: 33 },
    { name: "Bo", wins: 0, points: 22 },
    { name: "Ada", wins: 0, points: 11 },
  ]);
});

test("points of different games are not added, and a stopped match counts for nobody", () => {
  const stopped = { seats: ["Ada", "Bo"], game: "qwixx", outcome: null, stopped: { by: 0 } };
  const results = [
    result(["Ada", "Bo"], [0], [33, 20], "pixoid"),
    result(["Ada", "Bo"], [1], [-2, 40]),
    stopped,
  ];
  expect([...standings(results)]).toEqual([
    [
      "pixoid",
      [
        { name: "Ada", wins: 1, points: 33 },
        { name: "Bo", wins: 0, points: 20 },
      ],
    ],
    [
      "qwixx",
      [
        { name: "Bo", wins: 1, points: 40 },
        { name: "Ada", wins: 0, points: -2 },
      ],
    ],
  ]);
  expect(standings([stopped]).size).toBe(0);
});
