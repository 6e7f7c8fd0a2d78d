import type { Result } from "$/wire/types";

/** A player's results in one game of a series. */
export interface Standing {
  name: string;
  wins: number;
  points: number;
}

/** The players of each game that was played to its end, most wins first; points break ties. People
 * with the same name in a match have a row each, in the order of their seats. */
export function standings(results: readonly Result[]): Map<string, Standing[]> {
  const games = new Map<string, Map<string, Standing>>();
  for (const { seats, outcome, game = "" } of results) {
    if (!outcome) continue;
    const found = games.get(game) ?? new Map<string, Standing>();
    games.set(game, found);
    for (const [seat, name] of seats.entries()) {
      const namesakes = seats.slice(0, seat).filter((other) => other === name).length;
      const key = `${namesakes} ${name}`;
      const before = found.get(key) ?? { name, wins: 0, points: 0 };
      found.set(key, {
        name,
        wins: before.wins + (outcome.winners.includes(seat) ? 1 : 0),
        points: before.points + (outcome.scores?.[seat] ?? 0),
      });
    }
  }
  const order = (a: Standing, b: Standing) => b.wins - a.wins || b.points - a.points;
  return new Map([...games].map(([game, found]) => [game, [...found.values()].sort(order)]));
}
