import type { Joined, Snapshot } from "$/wire/types";
import * as api from "./api";
import type { Identity } from "./rolls";
import { type Known, tables, withoutHost, withoutSeat } from "./tables.svelte";

/** A table as this browser knows it: with the tokens of its seats here, and of the host. */
export class KnownTable {
  known = $state.raw<Known | undefined>();
  /** On a shared device: the seat on screen; null while no seat is shown. */
  protected uncovered = $state<number | null>(null);
  #asked = 0;

  /** With `watching` (the big screen) no seat is used, even if this browser has tokens. */
  constructor(
    readonly reference: string,
    readonly watching = false,
  ) {
    this.known = tables.find(reference);
  }

  get token(): string | undefined {
    if (this.watching) return undefined;
    return this.shared ? this.tokenOf(this.uncovered) : this.known?.token;
  }

  /** Whether several people play on this device. */
  get shared(): boolean {
    return !this.watching && (this.known?.held?.length ?? 0) > 1;
  }

  /** All seats of a shared device; empty on other devices. */
  get held(): Joined[] {
    return this.shared ? (this.known?.held ?? []) : [];
  }

  /** All seats of a shared device. On a device without a seat: the host, if it has the host's
   * token. */
  get identities(): Identity[] {
    const host = this.known?.host;
    return this.shared ? this.held : host ? [{ seat: null, token: host }] : [];
  }

  /** The token of a seat of a shared device. */
  tokenOf(seat: number | null | undefined): string | undefined {
    return this.held.find((held) => held.seat === seat)?.token;
  }

  holds(seat: number): boolean {
    return this.held.some((held) => held.seat === seat);
  }

  remember(seen: Snapshot, keys: { token?: string; host?: string; held?: Joined[] } = {}): void {
    const { table, code, game } = seen;
    const now = { table, code, game, ...keys };
    tables.remember(now);
    // Not what is saved: another tab may have sat down there, and this one keeps its own seat.
    this.known = { ...this.known, ...now, at: Date.now() };
  }

  addSeat(seen: Snapshot, joined: Joined): void {
    const token = this.known?.token;
    const alone = seen.mine && token ? [{ seat: seen.mine.seat, token }] : [];
    const held = [...(this.known?.held ?? alone), joined];
    this.remember(seen, held.length > 1 ? { held } : { token: joined.token });
  }

  /** Forgets the seat on screen, or the one with this token. */
  forgetSeat(table: string, token = this.token): void {
    this.#change(table, (known) => withoutSeat(known, token));
  }

  /** Forgets a host's token that no longer works. */
  forgetHost(table: string, token: string): void {
    this.#change(table, (known) => withoutHost(known, token));
  }

  #change(table: string, how: (known: Known) => Known): void {
    tables.change(table, how);
    this.known = this.known && how(this.known);
  }

  /** Asks for the seat of each token of a shared device. Only the number is kept, so that no hand
   * is in memory. */
  async findSeats(seen: Snapshot): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const found = new Map<string, number>();
    await Promise.all(
      this.held.map(async ({ token }) => {
        const own = await api.look(seen.table, token).catch(() => null);
        if (own?.mine) found.set(token, own.mine.seat);
      }),
    );
    if (asked === this.#asked) this.#reseat(seen, found);
  }

  /** Corrects the seat on screen if the server shows another one for its token. Whoever was thought
   * to sit there gets the old number until all are asked. */
  correctSeat(seen: Snapshot): void {
    const { token } = this;
    const shown = this.uncovered;
    const seat = seen.mine?.seat;
    if (!token || shown === null || seat === undefined || seat === shown) return;
    const other = this.tokenOf(seat);
    this.#reseat(seen, new Map([[token, seat], ...(other ? [[other, shown] as const] : [])]));
    void this.findSeats(seen);
  }

  /** Corrects the numbers of the seats, by token. The seat on screen stays the same person's. */
  #reseat(seen: Snapshot, seats: ReadonlyMap<string, number>): void {
    if (!this.shared) return;
    const { token } = this;
    const held = this.held.map((one) => ({ ...one, seat: seats.get(one.token) ?? one.seat }));
    this.remember(seen, { held });
    const shown = held.find((one) => one.token === token);
    if (shown) this.uncovered = shown.seat;
  }
}

/** Whether people may have got other seat numbers: another game closes the gaps between them, and
 * in the lobby they can move. */
export function renumbers(before: Snapshot, after: Snapshot): boolean {
  if (before.game !== after.game) return true;
  return after.status === "lobby" && people(before) !== people(after);
}

const people = ({ seats }: Snapshot) =>
  JSON.stringify(seats.map(({ kind, name, colour }) => [kind, name, colour]));
