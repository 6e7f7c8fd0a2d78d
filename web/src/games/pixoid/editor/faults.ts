import type { FaultView } from "$/wire/types";

/** The pix of a fault: one, the two of an edge, or none for the whole board. */
export function pixOf({ place }: FaultView): string[] {
  const found = /(?:^|\s)([a-p]\d+)(?:-([a-p]\d+))?$/.exec(place);
  return found ? found.slice(1).filter(Boolean) : [];
}
