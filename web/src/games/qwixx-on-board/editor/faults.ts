import type { FaultView } from "$/wire/types";

/** The field of a fault, counted from 1. */
export function fieldOf({ place }: FaultView): number | null {
  const found = /^field (\d+)$/.exec(place);
  return found ? Number(found[1]) : null;
}
