import type { Snapshot } from "$/wire/types";
import { ownHand, withChoice, withSeal } from "./apply";
import type { Outbox } from "./outbox";
import { asRefusal, Refusal } from "./refusal";

/** The part of a table that `Choices` uses. */
export interface Shown {
  seen: Snapshot | null;
  refused: Refusal | null;
  readonly link: "connecting" | "live" | "lost";
}

/** A choice that the server has not confirmed. It is valid for decision `n` only. */
interface Sending {
  seals: boolean;
  n: number;
  /** It waited for a connection. */
  waited: boolean;
  call: Promise<void>;
}

/** The own choices. They are shown at once and rolled back if the server refuses them. */
export class Choices {
  readonly #sending = new Map<number, Sending>();

  constructor(
    private readonly table: Shown,
    private readonly outbox: Outbox,
  ) {}

  isSending(hand: number): boolean {
    return this.#sending.has(hand);
  }

  get none(): boolean {
    return this.#sending.size === 0;
  }

  /** Sends a choice; null takes it back. On a shared device `token` says which seat chooses. */
  choose(hand: number, action: string | null, token: string | undefined): void {
    const seen = this.table.seen;
    if (!seen) return;
    const before = ownHand(seen, hand)?.choice ?? null;
    if (before === action) return;
    this.table.refused = null;
    this.table.seen = withChoice(seen, hand, action);
    const sending: Sending = {
      seals: action !== null,
      n: seen.n,
      waited: this.table.link === "lost",
      call: Promise.resolve(),
    };
    this.outbox.replace(hand);
    sending.call = (this.#sending.get(hand)?.call ?? sending.call)
      .then(() => this.#send(seen, hand, action, token))
      .catch((problem: unknown) => {
        if (this.#isOver(seen)) this.#tellLate(sending);
        else this.#rollBack(hand, { action, before }, problem);
      })
      .finally(() => {
        if (this.#sending.get(hand) === sending) this.#sending.delete(hand);
      });
    this.#sending.set(hand, sending);
  }

  /** Marks the unconfirmed choices as waiting when the connection is lost. */
  wait(): void {
    for (const sending of this.#sending.values()) sending.waited = true;
  }

  /** Keeps unconfirmed choices when the server sends a new snapshot. While the seat is hidden only
   * the fact that it has sealed is kept, so that it is not asked again. */
  keep(after: Snapshot, before: Snapshot): Snapshot {
    if (after.n !== before.n || after.match !== before.match) return after;
    let merged = after;
    for (const [hand, { seals, n }] of this.#sending) {
      const own = ownHand(before, hand);
      if (own) merged = withChoice(merged, hand, own.choice);
      else if (n === after.n) merged = withSeal(merged, hand, seals);
    }
    return merged;
  }

  #send(seen: Snapshot, hand: number, action: string | null, token?: string): Promise<void> {
    const { n, match } = seen;
    const whose = token ? { token } : {};
    return action === null
      ? this.outbox.send({ do: "take-back", n, match, hand, ...whose })
      : this.outbox.send({ do: "seal", n, match, hand, action, ...whose });
  }

  #isOver({ n, match }: Snapshot): boolean {
    const now = this.table.seen;
    return !now || now.n !== n || now.match !== match;
  }

  /** Tells a player who chose without a connection that the game went on without the choice. */
  #tellLate({ waited, seals }: Sending): void {
    if (waited && seals) this.table.refused = new Refusal(409, { code: "came-late", detail: {} });
  }

  #rollBack(
    hand: number,
    { action, before }: { action: string | null; before: string | null },
    problem: unknown,
  ): void {
    const now = this.table.seen;
    if (!now) return;
    const own = ownHand(now, hand);
    if (!own) this.table.seen = withSeal(now, hand, before !== null);
    else if (own.choice === action) this.table.seen = withChoice(now, hand, before);
    this.table.refused = asRefusal(problem);
  }
}
