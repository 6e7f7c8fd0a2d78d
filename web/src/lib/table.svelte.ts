import type { Message, Resolved, SeatView, Snapshot } from "$/wire/types";
import * as api from "./api";
import { applied, ownHand, withChoice, withSeal } from "./apply";
import { insisting } from "./insist";
import { asRefusal, Refusal } from "./refusal";
import { Line } from "./socket";
import { type Held, type Known, tables } from "./tables.svelte";

export type LinkState = "connecting" | "live" | "lost";
export type Heard = (message: Message, before: Snapshot) => void;

/** A choice on its way: it seals or takes back, in this decision and no other. */
interface Sending {
  seals: boolean;
  n: number;
  call: Promise<void>;
}

/** What a game's view needs of a table, whether it is played now or told again. */
export interface Table {
  /** A match told again: nothing can be done at it. */
  readonly told: boolean;
  /** What led to where a match told again stands; a table played now tells it to who listens. */
  readonly happened: readonly unknown[];
  readonly seen: Snapshot | null;
  readonly refused: Refusal | null;
  /** When the bell rings, by performance.now(); null without a bell. */
  readonly bell: number | null;
  readonly host: string | undefined;
  /** The key to a seat, where this browser has one. */
  readonly token: string | undefined;
  readonly waitingFor: SeatView[];
  listen(heard: Heard): () => void;
  seal(hand: number, action: string): void;
  takeBack(hand: number): void;
  steer(act: api.HostAct): Promise<boolean>;
  vote(game: string): Promise<boolean>;
  ready(): Promise<boolean>;
  react(reaction: Parameters<typeof api.react>[1]["reaction"]): Promise<boolean>;
}

/** A table as this browser knows it: what is there, what I may do, and what I have sealed. */
export class LiveTable implements Table {
  readonly told = false;
  readonly happened = [];
  seen = $state.raw<Snapshot | null>(null);
  link = $state<LinkState>("connecting");
  /** Why this table can't be shown at all. */
  gone = $state.raw<Refusal | null>(null);
  /** The last no to something I did, until the next thing I do. */
  refused = $state.raw<Refusal | null>(null);
  bell = $state<number | null>(null);
  known = $state.raw<Known | undefined>();
  /** On a shared device: the seat whose person looks at it, nobody's while the curtain is down. */
  uncovered = $state<number | null>(null);

  #line: Line<Message> | null = null;
  /** By token: who shares this device is here, although one at most looks. */
  readonly #attending = new Map<string, Line<never>>();
  readonly #listeners = new Set<Heard>();
  /** By hand: choices on their way to the server. */
  readonly #calls = new Map<number, Sending>();

  /** `watching` sits nowhere, whatever this browser has the keys to: the big screen. */
  constructor(
    readonly reference: string,
    private readonly watching = false,
  ) {
    this.known = tables.find(reference);
    this.#connect();
  }

  get token(): string | undefined {
    if (this.watching) return undefined;
    if (!this.shared) return this.known?.token;
    return this.known?.held?.find(({ seat }) => seat === this.uncovered)?.token;
  }

  /** Whether several people play on this one device. */
  get shared(): boolean {
    return !this.watching && (this.known?.held?.length ?? 0) > 1;
  }

  holds(seat: number): boolean {
    return this.shared && (this.known?.held?.some((held) => held.seat === seat) ?? false);
  }

  /** The key to the host's rights: the table's own, or that of a seat with the crown. */
  get host(): string | undefined {
    return this.known?.host ?? (this.me?.hosts ? this.token : undefined);
  }

  get me(): SeatView | undefined {
    const seat = this.seen?.mine?.seat;
    return seat === undefined ? undefined : this.seen?.seats[seat];
  }

  /** The seats we wait for now, in their order. */
  get waitingFor(): SeatView[] {
    const seen = this.seen;
    if (!seen || seen.rest || seen.status !== "playing") return [];
    const owing = seen.awaited.filter((hand) => !seen.sealed.includes(hand));
    const seats = new Set(owing.map((hand) => seen.hands[hand]?.seat));
    return seen.seats.filter((seat) => seats.has(seat.seat));
  }

  listen(heard: Heard): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  close(): void {
    this.#line?.close();
    for (const line of this.#attending.values()) line.close();
  }

  /** Shown at once, taken back if the server says no. The token is of this moment: on a shared
   * device another seat may look when the call leaves. */
  seal(hand: number, action: string): void {
    const { token } = this;
    if (!token) return;
    this.#choose(hand, action, (seen) => {
      const choice = { n: seen.n, hand, action, match: seen.match };
      return api.seal(seen.table, choice, token);
    });
  }

  takeBack(hand: number): void {
    const { token } = this;
    if (!token) return;
    this.#choose(hand, null, (seen) => api.takeBack(seen.table, seen.n, hand, token));
  }

  /** Down comes the curtain: nothing of anybody's stays, in sight or in memory. */
  cover(): void {
    this.uncovered = null;
    if (this.seen) this.seen = { ...this.seen, mine: null };
    this.#connect();
  }

  uncover(seat: number): void {
    this.uncovered = seat;
    this.#connect();
  }

  async sitDown(wish: Parameters<typeof api.join>[1]): Promise<boolean> {
    return this.#try(async (seen) => {
      const hosting = seen.mine || this.shared ? undefined : this.known?.host;
      const joined = await api.join(seen.table, wish, hosting);
      const held = [...this.#seatsHere(seen), joined];
      if (held.length > 1) this.#remember({ held });
      else this.#remember({ token: joined.token });
      if (this.shared) this.cover();
      else this.#connect();
    });
  }

  async getUp(): Promise<boolean> {
    return this.#try(async (seen) => {
      await this.#asSeat((token) => api.leave(seen.table, token));
      tables.forgetSeat(seen.table, this.token);
      this.known = tables.find(seen.table);
      this.cover();
    });
  }

  steer(act: api.HostAct): Promise<boolean> {
    return this.#try((seen) => this.#asHost((host) => api.steer(seen.table, act, host)));
  }

  changeSeat(seat: number, change: Parameters<typeof api.changeSeat>[2]): Promise<boolean> {
    return this.#try((seen) =>
      this.#asHost((host) => api.changeSeat(seen.table, seat, change, host)),
    );
  }

  /** What is played, in the lobby. */
  configure(change: Parameters<typeof api.changeSetting>[1]): Promise<boolean> {
    return this.#try((seen) => this.#asHost((host) => api.changeSetting(seen.table, change, host)));
  }

  /** In the lobby: another name, colour or seat of mine. */
  changeOwn(change: Parameters<typeof api.changeOwn>[1]): Promise<boolean> {
    return this.#try((seen) => this.#asSeat((token) => api.changeOwn(seen.table, change, token)));
  }

  /** A bot plays for me, or I play again. */
  standIn(act: "bot" | "human"): Promise<boolean> {
    return this.#try((seen) =>
      this.#asSeat((token) =>
        api.changeSeat(seen.table, seen.mine?.seat ?? 0, { do: act, bot: seen.pace.bot }, token),
      ),
    );
  }

  /** What I want to play next. */
  vote(game: string): Promise<boolean> {
    return this.#try((seen) => this.#asSeat((token) => api.vote(seen.table, { game }, token)));
  }

  /** A one-time invitation for a seat whose phone is gone. */
  async invite(seat: number): Promise<string | undefined> {
    let invitation: string | undefined;
    await this.#try(async (seen) => {
      const done = await this.#asHost((host) =>
        api.changeSeat(seen.table, seat, { do: "invite" }, host),
      );
      invitation = done?.invitation;
    });
    return invitation;
  }

  /** A seat whose phone is gone goes on here. */
  async takeIn(seat: number): Promise<boolean> {
    const invitation = await this.invite(seat);
    return invitation !== undefined && this.sitDown({ invitation });
  }

  takeOver(): Promise<boolean> {
    return this.#try(async (seen) => {
      const taken = await this.#asSeat((token) => api.takeOver(seen.table, token));
      if (taken) this.#remember({ host: taken.host });
    });
  }

  /** For the seat that looks, or for all who share this device. */
  ready(): Promise<boolean> {
    const tokens = this.shared ? (this.known?.held ?? []).map(({ token }) => token) : [this.token];
    return this.#try((seen) =>
      Promise.all(tokens.map((token) => token && api.ready(seen.table, token))),
    );
  }

  react(reaction: Parameters<typeof api.react>[1]["reaction"]): Promise<boolean> {
    return this.#try((seen) => this.#asSeat((token) => api.react(seen.table, { reaction }, token)));
  }

  /** The seats of this device so far. */
  #seatsHere(seen: Snapshot): Held[] {
    const token = this.known?.token;
    if (this.known?.held) return this.known.held;
    return seen.mine && token ? [{ seat: seen.mine.seat, token }] : [];
  }

  /** Nothing comes over these lines: what is a seat's own must not be here before it looks. */
  #attend(): void {
    const tokens = this.shared ? (this.known?.held ?? []).map(({ token }) => token) : [];
    for (const [token, line] of this.#attending) {
      if (tokens.includes(token)) continue;
      line.close();
      this.#attending.delete(token);
    }
    for (const token of tokens) {
      if (!this.#attending.has(token)) this.#attending.set(token, this.#attendingAs(token));
    }
  }

  #attendingAs(token: string): Line<never> {
    const nothing = () => undefined;
    return new Line<never>(`/tables/${encodeURIComponent(this.reference)}/here`, {
      greeting: () => ({ token }),
      hear: nothing,
      opened: nothing,
      lost: nothing,
      refused: nothing,
    });
  }

  #connect(): void {
    this.#attend();
    this.#line?.close();
    this.link = "connecting";
    this.#line = new Line<Message>(`/tables/${encodeURIComponent(this.reference)}/live`, {
      greeting: () => this.#greeting(),
      hear: (message) => this.#hear(message),
      opened: () => {
        this.link = "live";
      },
      lost: () => {
        this.link = "lost";
      },
      refused: (status) => this.#turnedAway(status),
    });
  }

  #greeting() {
    const token = this.token ?? null;
    return this.seen?.status === "playing" || this.seen?.status === "paused"
      ? { token, after: this.seen.n - 1, match: this.seen.match }
      : { token };
  }

  /** A token that died makes a spectator; a table that is gone stays gone. */
  #turnedAway(status: number): void {
    if (status === 401 && this.token && this.known) {
      tables.forgetSeat(this.known.table, this.token);
      this.known = tables.find(this.known.table);
      this.refused = new Refusal(401, { code: "bad-token", detail: {} });
      this.cover();
      return;
    }
    const code = status === 404 ? "no-such-table" : "unreachable";
    this.gone = new Refusal(status, { code, detail: { table: this.reference } });
  }

  #hear(message: Message): void {
    const before = this.seen;
    if (!before) {
      if (message.kind === "snapshot") this.#arrive(message);
      return;
    }
    this.seen = this.#withMine(applied(before, message), before);
    this.#setBell(message);
    if (message.kind === "sealed" || message.kind === "unsealed") this.#reconcile(message);
    for (const heard of this.#listeners) heard(message, before);
  }

  #arrive(snapshot: Snapshot): void {
    this.seen = snapshot;
    const { table, code, game } = snapshot;
    if (this.known || snapshot.mine) this.#remember({});
    else this.known = { table, code, game, at: 0 };
  }

  /** A choice on its way to the server outlives what the server says meanwhile, also behind
   * the curtain, where only its seal is left: nobody who has chosen is asked again. */
  #withMine(after: Snapshot, before: Snapshot): Snapshot {
    if (after.n !== before.n || after.match !== before.match) return after;
    let merged = after;
    for (const [hand, { seals, n }] of this.#calls) {
      const own = ownHand(before, hand);
      if (own) merged = withChoice(merged, hand, own.choice);
      else if (n === after.n) merged = withSeal(merged, hand, seals);
    }
    return merged;
  }

  /** Sealed or unsealed without this page: another tab of my seat, or the table itself. */
  #reconcile({ kind, hand }: { kind: "sealed" | "unsealed"; hand: number }): void {
    const own = ownHand(this.seen, hand);
    if (!own || this.#calls.has(hand)) return;
    if ((kind === "sealed") !== (own.choice !== null)) void this.#lookAgain();
  }

  async #lookAgain(): Promise<void> {
    const fresh = await api.look(this.reference, this.token).catch(() => null);
    if (fresh && this.seen && fresh.n === this.seen.n && this.#calls.size === 0) this.seen = fresh;
  }

  #setBell(message: Message): void {
    if (message.kind === "pace") {
      this.bell = message.left === null ? null : performance.now() + message.left * 1000;
    } else if (message.kind === "resolved" || message.kind === "rest") {
      this.bell = this.#nextBell(message.kind === "resolved" ? message : null);
    }
  }

  #nextBell(resolved: Resolved | null): number | null {
    const pace = this.seen?.pace;
    if (!pace?.seconds || this.seen?.rest) return null;
    return performance.now() + (pace.seconds + (resolved ? pace.reveal : 0)) * 1000;
  }

  #choose(hand: number, action: string | null, send: (seen: Snapshot) => Promise<unknown>): void {
    const seen = this.seen;
    if (!seen) return;
    const before = ownHand(seen, hand)?.choice ?? null;
    if (before === action) return;
    this.refused = null;
    this.seen = withChoice(seen, hand, action);
    const call = (this.#calls.get(hand)?.call ?? Promise.resolve())
      .then(() => insisting(() => send(seen)))
      .then(() => undefined)
      .catch((problem: unknown) => this.#rollBack(seen, hand, { action, before }, problem))
      .finally(() => {
        if (this.#calls.get(hand)?.call === call) this.#calls.delete(hand);
      });
    this.#calls.set(hand, { seals: action !== null, n: seen.n, call });
  }

  #rollBack(
    seen: Snapshot,
    hand: number,
    { action, before }: { action: string | null; before: string | null },
    problem: unknown,
  ): void {
    const now = this.seen;
    if (!now || now.n !== seen.n || now.match !== seen.match) return;
    const own = ownHand(now, hand);
    if (!own) this.seen = withSeal(now, hand, before !== null);
    else if (own.choice === action) this.seen = withChoice(now, hand, before);
    this.refused = asRefusal(problem);
  }

  async #try(act: (seen: Snapshot) => Promise<unknown>): Promise<boolean> {
    if (!this.seen) return false;
    this.refused = null;
    try {
      await act(this.seen);
      return true;
    } catch (problem) {
      this.refused = asRefusal(problem);
      return false;
    }
  }

  async #asSeat<T>(act: (token: string) => Promise<T>): Promise<T | undefined> {
    return this.token ? act(this.token) : undefined;
  }

  async #asHost<T>(act: (host: string) => Promise<T>): Promise<T | undefined> {
    return this.host ? act(this.host) : undefined;
  }

  #remember(keys: { token?: string; host?: string; held?: Held[] }): void {
    const { table, code, game } = this.seen ?? {};
    if (table && code && game) this.known = tables.remember({ table, code, game, ...keys });
  }
}
