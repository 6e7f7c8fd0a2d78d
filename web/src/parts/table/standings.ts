import type { Result } from "$/wire/types";

/** A player's results in a series. */
export interface Standing {
  name: string;
  wins: number;
  points: number;
}

/** All players, most wins first; points break ties. People with the same name in a match have a row
 * each, in the order of their seats. */
export function standings(results: readonly Result[]): Standing[] {
  const found = new Map<string, Standing>();
  for (const { seats, outcome } of results)
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
  return [...found.values()].sort((a, b) => b.wins - a.wins || b.points - a.points);
}
