import type { ReplayView } from "$/wire/types";

/** Something worth telling of a match: true of its match file, and where in it. */
export interface Award {
  /** Its sentence is `award-<kind>`. */
  kind: string;
  seat: number;
  values: Record<string, number | string>;
  /** The step of the replay in which it happened. */
  step: number;
}

/** Finds the awards of a match. A game's own function takes its own states and events. */
export type Awarding = { awards(replay: ReplayView): Award[] }["awards"];

/** The first of those with the highest figure, if it is at least so high. */
export function highest(awards: readonly Award[], figure: string, least: number): Award | null {
  const value = (award: Award) => Number(award.values[figure] ?? 0);
  const best = awards.reduce<Award | null>((a, b) => (a && value(a) >= value(b) ? a : b), null);
  return best && value(best) >= least ? best : null;
}

export const lowest = (awards: readonly Award[], figure: string): Award | null =>
  awards.reduce<Award | null>(
    (a, b) => (a && Number(a.values[figure]) <= Number(b.values[figure]) ? a : b),
    null,
  );

/** The best few, no more than one of a kind. */
export function chosen(awards: readonly (Award | null)[], most = 3): Award[] {
  return awards.filter((award) => award !== null).slice(0, most);
}
