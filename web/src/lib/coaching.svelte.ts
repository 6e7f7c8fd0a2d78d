import type { Advice, CoachView, Snapshot } from "$/wire/types";
import { decimal, percent } from "./numbers";

/** A choice's figure as it is written on the choice. */
export interface Worth {
  text: string;
  best: boolean;
}

/** What the coach said last: views write it on their choices while that decision is asked. */
class Coaching {
  answer = $state.raw<{ view: CoachView; match: number } | null>(null);

  tell(view: CoachView, match: number): void {
    this.answer = { view, match };
  }

  hush(): void {
    this.answer = null;
  }

  /** By action, what each choice of a hand is worth now; null where nothing was asked. */
  of(seen: Snapshot, hand: number): Record<string, Worth> | null {
    const { answer } = this;
    if (!answer || answer.view.n !== seen.n || answer.match !== seen.match) return null;
    const advice = answer.view.advice.find((one) => one.hand === hand);
    return advice ? worths(advice) : null;
  }
}

/** How often to make a choice where that is known, else what it leads to. */
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
