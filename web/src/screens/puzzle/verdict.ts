import type { VerdictView } from "$/wire/types";

/** Programs that make sure of equally many cubes. */
export interface Rank {
  cubes: number;
  programs: string[];
}

/** All programs of a puzzle, those that make sure of most first. */
export function ranks({ sure }: VerdictView): Rank[] {
  const found = new Map<number, string[]>();
  for (const [program, cubes] of Object.entries(sure)) {
    const rounded = Math.round(cubes * 100) / 100;
    found.set(rounded, [...(found.get(rounded) ?? []), program]);
  }
  return [...found]
    .map(([cubes, programs]) => ({ cubes, programs }))
    .sort((a, b) => b.cubes - a.cubes);
}

/** The cubes that the best of all other programs makes sure of. */
export const nextBest = ({ sure, answer }: VerdictView): number =>
  Math.max(
    0,
    ...Object.entries(sure).flatMap(([program, cubes]) => (program === answer ? [] : cubes)),
  );
