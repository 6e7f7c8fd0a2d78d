import type { Snapshot } from "$/wire/types";
import * as api from "./api";
import { uiOf } from "./games";
import { say } from "./i18n.svelte";

/** Something that a player did in a match, with the step of the replay. */
export interface Feat {
  /** The key of its sentence is `award-<kind>`. */
  kind: string;
  seat: number;
  values: Record<string, number | string>;
  /** The step of the replay where it happened. */
  step: number;
}

/** A feat that nobody in the match surpassed. */
export interface Award extends Feat {
  /** Whether somebody else equalled it. */
  tied: boolean;
}

/** The first feat with the highest value of `figure`, if that is at least `least`. */
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
/** Tied awards are shown only if there are fewer others than this. */
const ENOUGH = 2;

/** The awards to show, at most one of each kind. */
export function chosen(awards: readonly (Award | null)[]): Award[] {
  const found = awards.filter((award) => award !== null);
  const clear = found.filter((award) => !award.tied).slice(0, MOST);
  const ties = found.filter((award) => award.tied);
  return [...clear, ...ties.slice(0, Math.max(0, ENOUGH - clear.length))];
}

export function sayAward({ kind, values }: Award, name: string): string {
  const colour = typeof values.colour === "string" ? say(`colour-${values.colour}`) : "";
  return say(`award-${kind}`, { ...values, name, colour });
}

/** The awards of the finished match, from its match file. Empty if that is not available. */
export async function awardsOf({ code, match, game }: Snapshot): Promise<readonly Award[]> {
  const { awards } = uiOf(game);
  if (!awards || !code) return [];
  try {
    const [{ default: find }, file] = await Promise.all([awards(), api.matchFile(code, match)]);
    return find(await api.replay(file));
  } catch {
    return []; // show the podium without awards
  }
}
