import type { Snapshot } from "$/wire/types";
import * as api from "./api";
import type { Credentials } from "./credentials.svelte";

/** Whether people may have got other seat numbers: another game closes the gaps between them, and
 * in the lobby they can move. */
export function renumbers(before: Snapshot, after: Snapshot): boolean {
  if (before.game !== after.game) return true;
  return after.status === "lobby" && people(before) !== people(after);
}

const people = ({ seats }: Snapshot) =>
  JSON.stringify(seats.map(({ kind, name, colour }) => [kind, name, colour]));

/** Keeps the seat numbers of a shared device as the table has them. */
export class SharedSeats {
  #asked = 0;

  constructor(private readonly credentials: Credentials) {}

  /** Asks for the seat of each token. Only the number is kept, so that no hand is in memory. */
  async ask(seen: Snapshot): Promise<void> {
    const tokens = this.credentials.sharedTokens;
    if (tokens.length === 0) return;
    this.#asked += 1;
    const asked = this.#asked;
    const found = new Map<string, number>();
    await Promise.all(
      tokens.map(async (token) => {
        const own = await api.look(seen.table, token).catch(() => null);
        const seat = own?.mine?.seat;
        if (seat !== undefined) found.set(token, seat);
      }),
    );
    if (asked === this.#asked) this.credentials.reseat(seen, found);
  }

  /** Corrects the seat on screen if the server shows another one for its token. Whoever was thought
   * to sit there gets the old number until all are asked. */
  correct(seen: Snapshot): void {
    const { token, uncovered } = this.credentials;
    const seat = seen.mine?.seat;
    if (!token || uncovered === null || seat === undefined || seat === uncovered) return;
    const other = this.credentials.tokenOf(seat);
    this.credentials.reseat(
      seen,
      new Map([[token, seat], ...(other ? [[other, uncovered] as const] : [])]),
    );
    void this.ask(seen);
  }
}
