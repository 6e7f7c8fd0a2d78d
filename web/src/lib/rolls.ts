import type { EnteredView, Snapshot } from "$/wire/types";
import type { Outbox } from "./outbox";

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

/** Enters, confirms and rejects rolls of real dice. */
export class Rolls {
  constructor(
    private readonly outbox: Outbox,
    private readonly identities: () => Identity[],
  ) {}

  async enter({ n, match }: Snapshot, faces: Faces): Promise<void> {
    const identity = this.identities()[0];
    if (identity) await this.outbox.send({ do: "roll", n, match, faces, ...tokenOf(identity) });
  }

  async confirm({ n, match, roll }: Snapshot): Promise<void> {
    const identity = roll?.entered && confirming(this.identities(), roll.entered);
    if (!identity || !roll?.entered) return;
    const seen = roll.entered.roll;
    await this.outbox.send({ do: "confirm-roll", n, match, roll: seen, ...tokenOf(identity) });
  }

  async reject({ n, match, roll }: Snapshot): Promise<void> {
    const identity = this.identities()[0];
    if (!identity || !roll?.entered) return;
    const seen = roll.entered.roll;
    await this.outbox.send({ do: "reject-roll", n, match, roll: seen, ...tokenOf(identity) });
  }
}

const tokenOf = ({ token }: Identity) => (token ? { token } : {});
