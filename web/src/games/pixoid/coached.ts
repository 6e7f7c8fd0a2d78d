import { coaching } from "$/lib/coaching.svelte";
import type { Snapshot } from "$/wire/types";
import type { Mark } from "./marks";
import { writeProgram } from "./state";

/** The coach's value of each pix where a program can end. */
export function worthsOf(
  seen: Snapshot,
  hand: number | null,
  marks: readonly Mark[],
): Record<string, { text: string; best: boolean }> {
  const advice = hand === null ? null : coaching.of(seen, hand);
  if (!advice) return {};
  const told = marks.flatMap((mark) => {
    const worth = advice[writeProgram(mark)];
    return worth ? [[mark.pix, worth] as const] : [];
  });
  return Object.fromEntries(told);
}
