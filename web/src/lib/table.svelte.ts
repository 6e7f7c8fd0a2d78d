import type * as wire from "$/wire/types";
import * as api from "./api";
import { applied, owes, ownHand, withOwnSeals } from "./apply";
import { bellAfter } from "./bell.svelte";
import { Choices } from "./choices";
import { Connection } from "./connection";
import { KnownTable, renumbers } from "./known-table.svelte";
import { type Answer, Outbox } from "./outbox";
import { Presence } from "./presence";
import { asRefusal, Refusal } from "./refusal";
import { reloads } from "./reloads.svelte";
import { confirming, type Faces, type Identity } from "./rolls";
import type { LinkState, Table, TableListener } from "./table";

/** Whether the server refused a token that no longer belongs to the host. */
const isDeadHost = (problem: unknown): boolean =>
  problem instanceof Refusal && (problem.code === "bad-token" || problem.code === "not-the-host");

/** A live table: its snapshot with all messages applied, and what this browser can do there. */
export class LiveTable extends KnownTable implements Table {
  readonly replayed = false;
  taught = false;
  readonly happened = [];
  seen = $state.raw<wire.Snapshot | null>(null);
  link = $state<LinkState>("connecting");
  /** Why the table can't be shown. */
  gone = $state.raw<Refusal | null>(null);
  /** The refusal of the last action, until the next action. */
  refused = $state.raw<Refusal | null>(null);
  bell = $state<number | null>(null);
  isRevealing = $state.raw(() => false);

  readonly #outbox = new Outbox(
    (message) => this.#connection?.send(message),
    () => this.#connection?.lose(),
  );
  readonly #choices: Choices;
  #connection: Connection<wire.Message | Answer> | null = null;
  readonly #presence: Presence;
  readonly #listeners = new Set<TableListener>();

  constructor(reference: string, watching = false) {
    super(reference, watching);
    this.#choices = new Choices(this, this.#outbox);
    this.#presence = new Presence(reference, (token) => this.#removed(token));
    this.#connect();
  }

  /** The token for the host's actions: that of a seat that hosts, or the host's own. On a shared
   * device that seat may be hidden. */
  get host(): string | undefined {
    if (!this.shared) return this.me?.hosts ? this.token : this.known?.host;
    const seat = this.seen?.seats.find(({ hosts }) => hosts)?.seat;
    return this.tokenOf(seat) ?? this.known?.host;
  }

  /** The seat whose vote for the next game counts here; on a shared device that of its first person. */
  get voter(): number | undefined {
    const { seen } = this;
    if (!this.shared) return seen?.mine?.seat;
    return seen?.seats.find(({ seat, kind }) => kind === "human" && this.holds(seat))?.seat;
  }

  get me(): wire.SeatView | undefined {
    const seat = this.seen?.mine?.seat;
    return seat === undefined ? undefined : this.seen?.seats[seat];
  }

  get unsent(): boolean {
    return this.link === "lost" && !this.#choices.none;
  }

  /** The seats that the table waits for, in order. */
  get waitingFor(): wire.SeatView[] {
    const seen = this.seen;
    if (!seen || seen.rest || seen.status !== "playing") return [];
    return seen.seats.filter(({ seat }) => owes(seen, seat));
  }

  listen(listener: TableListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#connection?.close();
    this.#presence.close();
  }

  /** Seals a choice. On a shared device the message has the seat's token, because another seat may
   * be shown when it is sent again. */
  seal(hand: number, action: string): void {
    if (this.token) this.#choices.choose(hand, action, this.#ownToken);
  }

  takeBack(hand: number): void {
    if (this.token) this.#choices.choose(hand, null, this.#ownToken);
  }

  /** Says that the seat on screen, or all seats of a shared device, are ready. */
  ready(): Promise<boolean> {
    const tokens = this.shared ? this.held.map(({ token }) => token) : [undefined];
    if (!this.shared && !this.token) return Promise.resolve(false);
    return this.#try(() =>
      Promise.all(tokens.map((token) => this.#outbox.send({ do: "ready", token }))),
    );
  }

  react(reaction: wire.ReactionWish["reaction"]): Promise<boolean> {
    if (!this.token) return Promise.resolve(false);
    return this.#try(() => this.#outbox.send({ do: "react", reaction, token: this.#ownToken }));
  }

  override get identities(): Identity[] {
    const seat = this.seen?.mine?.seat;
    if (seat !== undefined && !this.shared) return [{ seat, token: undefined }];
    return super.identities;
  }

  enterRoll(faces: Faces): Promise<boolean> {
    return this.#try(async ({ n, match }) => {
      const [identity] = this.identities;
      if (identity) await this.#outbox.send({ do: "roll", n, match, faces, token: identity.token });
    });
  }

  confirmRoll(): Promise<boolean> {
    return this.#judge("confirm-roll", (entered) => confirming(this.identities, entered));
  }

  rejectRoll(): Promise<boolean> {
    return this.#judge("reject-roll", () => this.identities[0]);
  }

  #judge(
    act: "confirm-roll" | "reject-roll",
    who: (entered: wire.EnteredView) => Identity | undefined,
  ) {
    return this.#try(async ({ n, match, roll }) => {
      const entered = roll?.entered;
      const identity = entered && who(entered);
      if (!identity) return;
      await this.#outbox.send({ do: act, n, match, roll: entered.roll, token: identity.token });
    });
  }

  /** Hides the current seat: drops its data from the page and from memory. */
  cover(): void {
    this.uncovered = null;
    if (this.seen) this.seen = { ...this.seen, mine: null };
    this.#connect();
  }

  uncover(seat: number): void {
    this.uncovered = seat;
    this.#connect();
  }

  async sitDown(wish: wire.Join): Promise<boolean> {
    return this.#try(async (seen) => {
      this.addSeat(seen, await this.#join(seen, wish));
      if (this.shared) this.cover();
      else this.#connect();
    });
  }

  /** Joins as the host where this browser has the host's token, if that still works. */
  async #join(seen: wire.Snapshot, wish: wire.Join): Promise<wire.Joined> {
    const host = seen.mine || this.shared ? undefined : this.known?.host;
    if (!host) return api.join(seen.table, wish);
    try {
      return await api.join(seen.table, wish, host);
    } catch (problem) {
      if (!isDeadHost(problem)) throw problem;
      this.forgetHost(seen.table, host);
      return api.join(seen.table, wish);
    }
  }

  async getUp(): Promise<boolean> {
    return this.#try(async (seen) => {
      const { token } = this;
      if (token) await api.leave(seen.table, token);
      this.forgetSeat(seen.table, token);
      this.cover();
    });
  }

  steer(act: api.HostAct): Promise<boolean> {
    return this.#asHost((host, { table }) => api.steer(table, act, host));
  }

  changeSeat(seat: number, change: wire.SeatChange): Promise<boolean> {
    return this.#asHost((host, { table }) => api.changeSeat(table, seat, change, host));
  }

  /** Changes the game or its options, in the lobby. */
  configure(change: wire.SettingChange): Promise<boolean> {
    return this.#asHost((host, { table }) => api.changeSetting(table, change, host));
  }

  /** Changes the own name, colour or seat, in the lobby; the second controller's colour later. */
  changeOwn(change: wire.OwnChange): Promise<boolean> {
    return this.#asSeat((token, { table }) => api.changeOwn(table, change, token));
  }

  /** Lets a bot play for this seat, or takes the seat back. */
  standIn(act: "bot" | "human"): Promise<boolean> {
    return this.#asSeat((token, { table, mine, pace }) =>
      api.changeSeat(table, mine?.seat ?? 0, { do: act, bot: pace.bot }, token),
    );
  }

  /** Votes for the next game: for the seat on screen, or for all people of a shared device. Their
   * votes are sent in turn, because the last one may start the game. */
  vote(game: string): Promise<boolean> {
    if (!this.shared) return this.#asSeat((token, { table }) => api.vote(table, { game }, token));
    return this.#try(async ({ table, seats }) => {
      for (const { seat, kind } of seats) {
        const token = this.tokenOf(seat);
        if (token && kind === "human") await api.vote(table, { game }, token);
      }
    });
  }

  /** A one-time invitation to take over a seat on another phone. */
  async invite(seat: number): Promise<string | undefined> {
    let invitation: string | undefined;
    await this.#asHost(async (host, { table }) => {
      ({ invitation } = await api.changeSeat(table, seat, { do: "invite" }, host));
    });
    return invitation;
  }

  /** Takes over a seat on this device. */
  async takeIn(seat: number): Promise<boolean> {
    const invitation = await this.invite(seat);
    return invitation !== undefined && this.sitDown({ invitation });
  }

  takeOver(): Promise<boolean> {
    return this.#asSeat(async (token, seen) => {
      const { host } = await api.takeOver(seen.table, token);
      // A seat that hosts has the host's rights itself; on a shared device another may be shown.
      if (this.shared || host !== token) this.remember(seen, { host });
    });
  }

  get #ownToken(): string | undefined {
    return this.shared ? this.token : undefined;
  }

  #connect(): void {
    this.#presence.update(this.held.map(({ token }) => token));
    this.#connection?.close();
    this.link = "connecting";
    this.#connection = new Connection(`/tables/${encodeURIComponent(this.reference)}/live`, {
      greeting: () => this.#greeting(),
      hear: (message) => this.#hear(message),
      opened: () => {
        this.link = "live";
        this.#outbox.resume();
      },
      lost: () => {
        this.link = "lost";
        this.#outbox.pause();
        this.#choices.wait();
      },
      refused: (status) => this.#turnedAway(status),
    });
  }

  #greeting() {
    const greeting = { token: this.token ?? null, ...reloads.build };
    return this.seen?.status === "playing" || this.seen?.status === "paused"
      ? { ...greeting, after: this.seen.n - 1, match: this.seen.match }
      : greeting;
  }

  /** An invalid token turns the client into a spectator; a missing table is final. */
  #turnedAway(status: number): void {
    if (status === 401 && this.token && this.known) {
      this.#removed(this.token);
      return;
    }
    // A socket closes with a status only; the call has the reason.
    if (status === 409)
      void api.look(this.reference).catch((problem) => (this.gone = asRefusal(problem)));
    const code = status === 404 ? "no-such-table" : "unreachable";
    this.gone = new Refusal(status, { code, detail: { table: this.reference } });
  }

  /** Forgets a seat of this device whose token is invalid. */
  #removed(token: string): void {
    if (!this.known) return;
    if (token === this.token) this.refused = new Refusal(401, { code: "bad-token", detail: {} });
    this.forgetSeat(this.known.table, token);
    this.cover();
  }

  #hear(message: wire.Message | Answer): void {
    if (message.kind === "done" || message.kind === "refused") this.#outbox.answer(message);
    else if (message.kind === "reloaded") void reloads.hear(message.version);
    else if (message.kind === "outdated") reloads.outdated = true;
    else this.#take(message);
  }

  #take(message: wire.Message): void {
    const before = this.seen;
    if (!before) {
      if (message.kind === "snapshot") this.#arrive(message);
      return;
    }
    if (message.kind === "snapshot") {
      this.#choices.learn(message);
      this.correctSeat(message);
    }
    this.seen = this.#choices.keep(applied(before, message), before);
    if (renumbers(before, this.seen)) void this.findSeats(this.seen);
    this.bell = bellAfter(message, this.seen, this.bell);
    if (message.kind === "sealed" || message.kind === "unsealed") this.#reconcile(message);
    for (const listener of this.#listeners) listener(message, before);
  }

  #arrive(snapshot: wire.Snapshot): void {
    this.#choices.learn(snapshot);
    this.seen = withOwnSeals(snapshot);
    if (this.shared) this.seen = this.#choices.marked(this.seen);
    const { table, code, game } = snapshot;
    if (snapshot.status === "lobby" || this.known?.game !== game) void this.findSeats(snapshot);
    if (this.known || snapshot.mine) this.remember(snapshot);
    else this.known = { table, code, game, at: 0 };
    if (snapshot.mine || this.shared) this.#choices.restore(snapshot);
  }

  /** Fetches the own choice if it was sealed or taken back elsewhere: in another tab, or by the
   * table. */
  #reconcile({ kind, hand }: { kind: "sealed" | "unsealed"; hand: number }): void {
    const own = ownHand(this.seen, hand);
    if (!own || this.#choices.isSending(hand)) return;
    if ((kind === "sealed") !== (own.choice !== null)) void this.#lookAgain();
  }

  async #lookAgain(): Promise<void> {
    const fresh = await api.look(this.reference, this.token).catch(() => null);
    if (fresh && this.seen && fresh.n === this.seen.n && this.#choices.none)
      this.seen = withOwnSeals(fresh);
  }

  /** Calls the server with the host's token, and forgets one that no longer works. */
  #asHost(act: (host: string, seen: wire.Snapshot) => Promise<unknown>): Promise<boolean> {
    return this.#try(async (seen) => {
      const { host } = this;
      if (!host) throw new Refusal(403, { code: "not-the-host", detail: {} });
      try {
        await act(host, seen);
      } catch (problem) {
        if (isDeadHost(problem)) this.forgetHost(seen.table, host);
        throw problem;
      }
    });
  }

  /** Calls the server with the token of the seat on screen; without one it does nothing. */
  #asSeat(act: (token: string, seen: wire.Snapshot) => Promise<unknown>): Promise<boolean> {
    return this.#try(async (seen) => {
      if (this.token) await act(this.token, seen);
    });
  }

  async #try(act: (seen: wire.Snapshot) => Promise<unknown>): Promise<boolean> {
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
}
