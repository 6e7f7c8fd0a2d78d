import type { Snapshot } from "$/wire/types";
import { ownHand, withChoice, withSeal } from "./apply";
import type { Outbox } from "./outbox";
import { asRefusal, Refusal } from "./refusal";
import { loadInTab, saveInTab } from "./storage";

/** The part of a table that `Choices` uses. */
export interface Shown {
  seen: Snapshot | null;
  refused: Refusal | null;
  readonly link: "connecting" | "live" | "lost";
}

/** A choice as it is sent. It is valid for decision `n` of this match only. */
interface Wish {
  match: number;
  n: number;
  hand: number;
  /** Null takes back. */
  action: string | null;
  /** On a shared device: whose choice it is. */
  token: string | undefined;
}

/** A choice that the server has not confirmed. */
interface Sending {
  wish: Wish;
  /** It waited for a connection. */
  waited: boolean;
  call: Promise<void>;
}

/** The own choices. They are shown at once and rolled back if the server refuses them. The tab
 * keeps those that are not confirmed, so that a reload loses none. */
export class Choices {
  readonly #sending = new Map<number, Sending>();
  readonly #key: string;

  constructor(
    reference: string,
    private readonly table: Shown,
    private readonly outbox: Outbox,
  ) {
    this.#key = `unconfirmed ${reference}`;
  }

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
    const own = ownHand(seen, hand);
    if (own?.choice === action) return;
    const before = own?.choice ?? null;
    const { n, match } = seen;
    this.table.refused = null;
    this.table.seen = own ? withChoice(seen, hand, action) : withSeal(seen, hand, action !== null);
    const sending: Sending = {
      wish: { match, n, hand, action, token },
      waited: this.table.link === "lost",
      call: Promise.resolve(),
    };
    this.outbox.replace(hand);
    sending.call = (this.#sending.get(hand)?.call ?? sending.call)
      .then(() => this.#send(sending.wish))
      .catch((problem: unknown) => {
        if (this.#isOver(sending.wish)) this.#tellLate(sending);
        else this.#rollBack(sending.wish, before, problem);
      })
      .finally(() => {
        if (this.#sending.get(hand) === sending) this.#sending.delete(hand);
        this.#save();
      });
    this.#sending.set(hand, sending);
    this.#save();
  }

  /** Sends the choices again that were not confirmed when the page was reloaded. */
  restore({ match, n, awaited }: Snapshot): void {
    const wishes = loadInTab<Wish[]>(this.#key, []);
    for (const wish of wishes) {
      if (wish.match !== match || wish.n !== n || !awaited.includes(wish.hand)) continue;
      this.choose(wish.hand, wish.action, wish.token);
    }
    this.#save();
  }

  #save(): void {
    saveInTab(
      this.#key,
      [...this.#sending.values()].map(({ wish }) => wish),
    );
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
    for (const [hand, { wish }] of this.#sending) {
      const own = ownHand(before, hand);
      if (own) merged = withChoice(merged, hand, own.choice);
      else if (wish.n === after.n) merged = withSeal(merged, hand, wish.action !== null);
    }
    return merged;
  }

  #send({ match, n, hand, action, token }: Wish): Promise<void> {
    const whose = token ? { token } : {};
    return action === null
      ? this.outbox.send({ do: "take-back", n, match, hand, ...whose })
      : this.outbox.send({ do: "seal", n, match, hand, action, ...whose });
  }

  #isOver({ n, match }: Wish): boolean {
    const now = this.table.seen;
    return !now || now.n !== n || now.match !== match;
  }

  /** Tells a player who chose without a connection that the game went on without the choice. */
  #tellLate({ waited, wish }: Sending): void {
    if (waited && wish.action !== null)
      this.table.refused = new Refusal(409, { code: "came-late", detail: {} });
  }

  #rollBack({ hand, action }: Wish, before: string | null, problem: unknown): void {
    const now = this.table.seen;
    if (!now) return;
    const own = ownHand(now, hand);
    if (!own) this.table.seen = withSeal(now, hand, before !== null);
    else if (own.choice === action) this.table.seen = withChoice(now, hand, before);
    this.table.refused = asRefusal(problem);
  }
}
