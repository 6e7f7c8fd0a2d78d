import type { Advice, CoachView, Snapshot } from "$/wire/types";
import { decimal, percent } from "./i18n.svelte";

/** The coach's figure for a choice, as text. */
export interface Worth {
  text: string;
  best: boolean;
}

/** The coach's last answer. Views show its figures on the choices of that decision. */
class Coaching {
  answer = $state.raw<{ view: CoachView; match: number } | null>(null);

  /** The figures of a hand's choices by action; null without an answer for this decision. */
  of(seen: Snapshot, hand: number): Record<string, Worth> | null {
    const { answer } = this;
    if (!answer || answer.view.n !== seen.n || answer.match !== seen.match) return null;
    const advice = answer.view.advice.find((one) => one.hand === hand);
    return advice ? worths(advice) : null;
  }
}

/** The recommended frequency of each choice if the coach has one, else its value. */
export function worths({ options, unit }: Advice): Record<string, Worth> {
  const mixed = options.some(({ share }) => typeof share === "number");
  const most = Math.max(...options.map(({ share }) => share ?? 0));
  const best = mixed ? options.find(({ share }) => share === most) : options[0];
  return Object.fromEntries(
    options.map(({ action, value, share }) => {
      const text = mixed ? percent(share ?? 0) : unit === "win" ? percent(value) : decimal(value);
      return [action, { text, best: action === best?.action }];
    }),
  );
}

export const coaching = new Coaching();
