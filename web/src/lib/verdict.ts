import type { VerdictView } from "$/wire/types";

/** All choices of a puzzle by their value, guaranteed cubes or average points; the best first. */
export function ranks({ sure }: Pick<VerdictView, "sure">) {
  const found = new Map<number, string[]>();
  for (const [choice, value] of Object.entries(sure)) {
    const rounded = Math.round(value * 100) / 100;
    found.set(rounded, [...(found.get(rounded) ?? []), choice]);
  }
  return [...found]
    .map(([value, choices]) => ({ value, choices }))
    .sort((a, b) => b.value - a.value);
}

/** The best of the other choices, with its value. */
export function nextBest({ sure, answer }: Pick<VerdictView, "sure" | "answer">): {
  choice: string;
  value: number;
} {
  return Object.entries(sure)
    .filter(([choice]) => choice !== answer)
    .map(([choice, value]) => ({ choice, value }))
    .reduce((a, b) => (b.value > a.value ? b : a), { choice: "", value: 0 });
}
