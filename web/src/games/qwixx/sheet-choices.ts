import type { Worth } from "$/lib/coaching.svelte";
import type { MyHand, RefusalView } from "$/wire/types";
import { type Crossing, type CrossPreview, readCross, writeCross } from "./state";

/** The choices on a sheet, as the server sent them. */
export interface SheetChoices {
  legal: readonly string[];
  refused: Record<string, RefusalView>;
  /** Crosses that are chosen or sealed but not revealed. */
  pencilled: readonly string[];
  /** Numbers that the chosen cross would skip. */
  skipped: readonly string[];
  /** The coach's value of each choice. */
  worths: Record<string, Worth>;
  /** The row that was chosen with the keyboard. */
  keyed?: string;
  onpick: (action: string) => void;
  onwhynot: (refusal: RefusalView) => void;
}

export function previewOf(own: MyHand | undefined, action: string | null): CrossPreview | null {
  if (!own || action === null) return null;
  return (own.preview[action] as CrossPreview | undefined) ?? null;
}

/** The numbers that a choice would skip for good, such as `red5`. */
export function skippedBy(preview: CrossPreview | null): string[] {
  const cross = crossIn(preview);
  if (!cross) return [];
  return (preview?.skips ?? []).map((number) => writeCross({ colour: cross.colour, number }));
}

/** The cross a choice would make, if any. */
export function crossIn(preview: CrossPreview | null): Crossing | null {
  return readCross(preview?.crosses[0] ?? null);
}
