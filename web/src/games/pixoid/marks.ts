import { coaching, type Worth } from "$/lib/coaching.svelte";
import type { MyHand, Snapshot } from "$/wire/types";
import { CLOCKWISE } from "./maze";
import { DISTANCES, type Program, writeProgram } from "./state";
import type { PixoidDirection, PixoidPreview } from "./wire";

/** Where a program ends. With `wall` all longer distances end there too. */
export interface Mark extends Program {
  pix: string;
  wall: boolean;
}

/** The different pix where a hand's programs end, from the server's previews. */
export function marksOf(own: MyHand): Mark[] {
  return CLOCKWISE.flatMap((direction) => marksTowards(own, direction));
}

function marksTowards(own: MyHand, direction: PixoidDirection): Mark[] {
  const marks: Mark[] = [];
  for (const distance of DISTANCES) {
    const path = pathOf(own, { direction, distance });
    const pix = path.at(-1);
    if (pix === undefined) break;
    const last = marks.at(-1);
    if (last?.pix === pix) {
      last.wall = true;
      break;
    }
    marks.push({ direction, distance, pix, wall: false });
  }
  return marks;
}

export function pathOf(own: MyHand, program: Program | null): string[] {
  if (!program) return [];
  const preview = own.preview[writeProgram(program)] as PixoidPreview | undefined;
  return preview?.path ?? [];
}

/** The coach's value of each pix where a program can end. */
export function worthsOf(
  seen: Snapshot,
  hand: number,
  marks: readonly Mark[],
): Record<string, Worth> {
  const advice = coaching.of(seen, hand);
  const told = marks.flatMap((mark) => {
    const worth = advice?.[writeProgram(mark)];
    return worth ? [[mark.pix, worth] as const] : [];
  });
  return Object.fromEntries(told);
}
