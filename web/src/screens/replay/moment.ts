/** A moment of a replay, as in the hash of an address. */
export interface Moment {
  step: number;
  seat: number | null;
  open: boolean;
}

export function writeMoment({ step, seat, open }: Moment): string {
  const words = new URLSearchParams({ step: String(step) });
  if (seat !== null) words.set("seat", String(seat));
  if (open) words.set("plans", "open");
  return `#${words}`;
}

/** Reads a hash, within the limits of a match with so many seats. */
export function readMoment(hash: string, seats: number): Moment {
  const words = new URLSearchParams(hash.slice(1));
  const step = Number(words.get("step") ?? 0);
  const seat = words.get("seat") ? Number(words.get("seat")) : null;
  return {
    step: Number.isSafeInteger(step) ? Math.max(0, step) : 0,
    seat: seat !== null && Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : null,
    open: words.get("plans") === "open",
  };
}
