import type { Snapshot } from "$/wire/types";
import type { Identity } from "./rolls";
import { type Held, type Known, tables, withoutSeat } from "./tables.svelte";

/** This browser's tokens for a table: of its seats and of the host. */
export class Credentials {
  known = $state.raw<Known | undefined>();
  /** On a shared device: the seat on screen; null while no seat is shown. */
  uncovered = $state<number | null>(null);

  /** With `watching` (the big screen) no seat is used, even if this browser has tokens. */
  constructor(
    reference: string,
    readonly watching: boolean,
  ) {
    this.known = tables.find(reference);
  }

  get token(): string | undefined {
    if (this.watching) return undefined;
    if (!this.shared) return this.known?.token;
    return this.tokenOf(this.uncovered);
  }

  /** Whether several people play on this device. */
  get shared(): boolean {
    return !this.watching && (this.known?.held?.length ?? 0) > 1;
  }

  /** The tokens of all seats of a shared device; empty on other devices. */
  get sharedTokens(): string[] {
    return this.shared ? (this.known?.held ?? []).map(({ token }) => token) : [];
  }

  /** All seats of a shared device. On a device without a seat: the host, if it has the host's
   * token. */
  get identities(): Identity[] {
    if (this.shared) return this.known?.held ?? [];
    const host = this.known?.host;
    return host ? [{ seat: null, token: host }] : [];
  }

  /** The token of a seat of a shared device. */
  tokenOf(seat: number | null | undefined): string | undefined {
    return this.shared ? this.known?.held?.find((held) => held.seat === seat)?.token : undefined;
  }

  holds(seat: number): boolean {
    return this.shared && (this.known?.held?.some((held) => held.seat === seat) ?? false);
  }

  remember(seen: Snapshot | null, keys: { token?: string; host?: string; held?: Held[] }): void {
    const { table, code, game } = seen ?? {};
    if (!table || !code || !game) return;
    const now = { table, code, game, ...keys };
    tables.remember(now);
    // Not what is saved: another tab may have sat down there, and this one keeps its own seat.
    this.known = { ...this.known, ...now, at: Date.now() };
  }

  addSeat(seen: Snapshot, joined: Held): void {
    const token = this.known?.token;
    const alone = seen.mine && token ? [{ seat: seen.mine.seat, token }] : [];
    const held = [...(this.known?.held ?? alone), joined];
    this.remember(seen, held.length > 1 ? { held } : { token: joined.token });
  }

  /** Forgets the seat on screen, or the one with this token. */
  forgetSeat(table: string, token = this.token): void {
    const { known } = this;
    tables.forgetSeat(table, token);
    this.known = known && withoutSeat(known, token);
  }

  /** Corrects the numbers of the seats of a shared device, by token; the table may change them in
   * its lobby. The seat on screen stays the same person's. */
  reseat(seen: Snapshot, seats: ReadonlyMap<string, number>): void {
    if (!this.shared) return;
    const { token } = this;
    const held = (this.known?.held ?? []).map((one) => ({
      ...one,
      seat: seats.get(one.token) ?? one.seat,
    }));
    this.remember(seen, { held });
    const shown = held.find((one) => one.token === token);
    if (shown) this.uncovered = shown.seat;
  }
}
