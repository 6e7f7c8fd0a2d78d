import type { Worth } from "$/lib/coaching.svelte";
import type { MyHand, RefusalView } from "$/wire/types";
import { type Crossing, type CrossPreview, readCross, writeCross } from "./state";

/** What a thumb may do on a sheet, read off what the server sent; the client knows no rule. */
export interface SheetChoices {
  legal: readonly string[];
  refused: Record<string, RefusalView>;
  /** Chosen or sealed, but not revealed: in pencil. */
  pencilled: readonly string[];
  /** Numbers that would be lost with it. */
  skipped: readonly string[];
  /** What the coach thinks of a choice. */
  worths: Record<string, Worth>;
  /** The row a key has chosen. */
  keyed?: string;
  onpick: (action: string) => void;
  onwhynot: (refusal: RefusalView) => void;
}

export function previewOf(own: MyHand | undefined, action: string | null): CrossPreview | null {
  if (!own || action === null) return null;
  return (own.preview[action] as CrossPreview | undefined) ?? null;
}

/** The numbers a choice would skip for good, as `red5`. */
export function skippedBy(preview: CrossPreview | null): string[] {
  const cross = crossIn(preview);
  if (!cross) return [];
  return (preview?.skips ?? []).map((number) => writeCross({ colour: cross.colour, number }));
}

/** The cross a choice would make, if any. */
export function crossIn(preview: CrossPreview | null): Crossing | null {
  return readCross(preview?.crosses[0] ?? null);
}
