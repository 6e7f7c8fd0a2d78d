import type { Snapshot } from "$/wire/types";
import { ownHand, withChoice, withSeal } from "./apply";
import type { Outbox } from "./outbox";
import { asRefusal, Refusal } from "./refusal";
import { load, save, TAB } from "./storage";
import type { LiveTable } from "./table.svelte";

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

const NOTHING = { match: 0, n: 0, hands: [] as number[] };

/** The own choices. They are shown at once and rolled back if the server refuses them. The tab
 * keeps those that are not confirmed, so that a reload loses none. It also keeps who has sealed: a
 * table that hides this tells a shared device nothing about its hidden seats. */
export class Choices {
  readonly #sending = new Map<number, Sending>();
  readonly #key: string;
  readonly #confirmedKey: string;
  /** The hands of this device that have sealed, without their choices. They are valid for decision
   * `n` of this match only. */
  #confirmed: typeof NOTHING;

  constructor(
    private readonly table: LiveTable,
    private readonly outbox: Outbox,
  ) {
    this.#key = `unconfirmed ${table.reference}`;
    this.#confirmedKey = `confirmed ${table.reference}`;
    this.#confirmed = load(this.#confirmedKey, NOTHING, TAB);
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
      .then(() => {
        if (!this.#isOver(sending.wish)) this.#confirm(sending.wish, hand, action !== null);
      })
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
    const wishes = load<Wish[]>(this.#key, [], TAB);
    for (const wish of wishes)
      if (wish.match === match && wish.n === n && awaited.includes(wish.hand))
        this.choose(wish.hand, wish.action, wish.token);
    this.#save();
  }

  #save(): void {
    const wishes = [...this.#sending.values()].map(({ wish }) => wish);
    save(this.#key, wishes, TAB);
  }

  /** Marks the unconfirmed choices as waiting when the connection is lost. */
  wait(): void {
    for (const sending of this.#sending.values()) sending.waited = true;
  }

  /** Notes which hands of the seat on screen have sealed, as the server says. */
  learn(snapshot: Snapshot): void {
    for (const [hand, { choice }] of Object.entries(snapshot.mine?.hands ?? {}))
      this.#confirm(snapshot, Number(hand), choice !== null);
  }

  /** Marks the hidden hands of this device that have sealed, where the table tells nobody. */
  marked(seen: Snapshot): Snapshot {
    const { match, n, hands } = this.#confirmed;
    if (!seen.hide_seals || seen.match !== match || seen.n !== n) return seen;
    return hands
      .filter((hand) => seen.awaited.includes(hand) && !ownHand(seen, hand))
      .reduce((marked, hand) => withSeal(marked, hand, true), seen);
  }

  /** Keeps unconfirmed choices when the server sends a new snapshot. While the seat is hidden only
   * the fact that it has sealed is kept, so that it is not asked again. */
  keep(after: Snapshot, before: Snapshot): Snapshot {
    if (after.n !== before.n || after.match !== before.match) return after;
    let merged = this.marked(after);
    for (const [hand, { wish }] of this.#sending) {
      const own = ownHand(before, hand);
      if (own) merged = withChoice(merged, hand, own.choice);
      else if (wish.n === after.n) merged = withSeal(merged, hand, wish.action !== null);
    }
    return merged;
  }

  #confirm({ match, n }: { match: number; n: number }, hand: number, sealed: boolean): void {
    const same = this.#confirmed.match === match && this.#confirmed.n === n;
    const others = same ? this.#confirmed.hands.filter((other) => other !== hand) : [];
    this.#confirmed = { match, n, hands: sealed ? [...others, hand] : others };
    save(this.#confirmedKey, this.#confirmed, TAB);
  }

  #send({ match, n, hand, action, token }: Wish): Promise<void> {
    return action === null
      ? this.outbox.send({ do: "take-back", n, match, hand, token })
      : this.outbox.send({ do: "seal", n, match, hand, action, token });
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
