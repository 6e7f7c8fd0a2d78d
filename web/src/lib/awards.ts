import type { ReplayView } from "$/wire/types";

/** Something that happened in a match: true of its match file, and where in it. */
export interface Feat {
  /** Its sentence is `award-<kind>`. */
  kind: string;
  seat: number;
  values: Record<string, number | string>;
  /** The step of the replay in which it happened. */
  step: number;
}

/** A feat that nobody in the match surpassed. */
export interface Award extends Feat {
  /** Whether somebody else equalled it. */
  tied: boolean;
}

/** Finds the awards of a match. A game's own function takes its own states and events. */
export type Awarding = { awards(replay: ReplayView): Award[] }["awards"];

/** The first of those with the highest figure, if it is at least so high. */
export const highest = (feats: readonly Feat[], figure: string, least: number): Award | null =>
  best(
    feats.filter(({ values }) => Number(values[figure]) >= least),
    ({ values }) => Number(values[figure]),
  );

export const lowest = (feats: readonly Feat[], figure: string): Award | null =>
  best(feats, ({ values }) => -Number(values[figure]));

function best(feats: readonly Feat[], value: (feat: Feat) => number): Award | null {
  const top = Math.max(...feats.map(value));
  const [first, ...equal] = feats.filter((feat) => value(feat) === top);
  return first ? { ...first, tied: equal.some(({ seat }) => seat !== first.seat) } : null;
}

const MOST = 3;
/** Ties are told only if there are fewer other awards than this. */
const ENOUGH = 2;

/** The awards to tell, one of a kind at most. */
export function chosen(awards: readonly (Award | null)[]): Award[] {
  const found = awards.filter((award) => award !== null);
  const clear = found.filter((award) => !award.tied).slice(0, MOST);
  const ties = found.filter((award) => award.tied);
  return [...clear, ...ties.slice(0, Math.max(0, ENOUGH - clear.length))];
}
