import type { Snapshot } from "$/wire/types";
import { ownHand, withChoice, withSeal } from "./apply";
import type { Outbox } from "./outbox";
import { asRefusal, Refusal } from "./refusal";

/** What the choices need of their table. */
export interface Shown {
  seen: Snapshot | null;
  refused: Refusal | null;
  readonly link: "connecting" | "live" | "lost";
}

/** A choice on its way: it seals or takes back, in this decision and no other. */
interface Sending {
  seals: boolean;
  n: number;
  /** It had to wait for a connection. */
  waited: boolean;
  call: Promise<void>;
}

/** Own choices: shown at once, taken back if the server refuses them. */
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

  /** `token` says whose choice it is on a shared device; null takes the choice back. */
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

  /** The connection is lost: what is on its way waits. */
  wait(): void {
    for (const sending of this.#sending.values()) sending.waited = true;
  }

  /** A choice on its way outlives what the server says meanwhile, also behind the curtain, where
   * only its seal is left: nobody who has chosen is asked again. */
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

  /** Who chose without a connection is told that the game has not waited. */
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
