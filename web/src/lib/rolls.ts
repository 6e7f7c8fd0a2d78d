import type { EnteredView } from "$/wire/types";

/** Someone this device can act for: a seat, or the host (`seat` is null). */
export interface Identity {
  seat: number | null;
  token: string | undefined;
}

export type Faces = Record<string, number[]>;

/** The identity that may confirm a roll. On a shared device it is not the one that entered it. */
export function confirming(
  identities: readonly Identity[],
  entered: EnteredView,
): Identity | undefined {
  return identities.find(({ seat }) =>
    seat === null ? entered.screen : entered.confirmers.includes(seat),
  );
}

/** Groups faces, which are in the order of the dice, by colour. */
export function byColour(dice: readonly string[], faces: readonly number[]): Faces {
  const sorted: Faces = {};
  dice.forEach((colour, place) => {
    sorted[colour] = [...(sorted[colour] ?? []), faces[place] ?? 0];
  });
  return sorted;
}
