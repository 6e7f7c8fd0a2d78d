import { say } from "$/lib/i18n.svelte";
import type { FaultView } from "$/wire/types";

/** The pix of a fault: one, the two of an edge, or none for the whole board. */
export function pixOf({ place }: FaultView): string[] {
  const found = /(?:^|\s)([a-p]\d+)(?:-([a-p]\d+))?$/.exec(place);
  return found ? found.slice(1).filter(Boolean) : [];
}

/** The field of a fault, counted from 1. */
export function fieldOf({ place }: FaultView): number | null {
  const found = /^field (\d+)$/.exec(place);
  return found ? Number(found[1]) : null;
}

export function sayFault(fault: FaultView): string {
  const sentence = say(`fault-${fault.code}`, fault.detail);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
