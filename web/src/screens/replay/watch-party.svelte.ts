import * as api from "$/lib/api";
import { Connection } from "$/lib/connection";
import { asRefusal, isPassing, Refusal } from "$/lib/refusal";
import { load, save } from "$/lib/storage";
import type { LinkState } from "$/lib/table";
import type { Position } from "$/wire/types";
import type { ReplayedTable } from "./replayed.svelte";

const KEY = "tablecade.shows";
const MOST = 20;
/** Milliseconds until a position that the server did not take is sent again. */
const AGAIN = 1000;

/** Opens a watch party for a match file at one of its steps, and returns its id. The browser keeps
 * the token of the leader. */
export async function openWatchParty(file: string, step: number): Promise<string> {
  const { show, leader } = await api.openWatchParty(file);
  await api.lead(show, { step, playing: false, speed: 1 }, leader);
  const known = Object.entries(load<Record<string, string>>(KEY, {}));
  save(KEY, Object.fromEntries([[show, leader], ...known].slice(0, MOST)));
  return show;
}

/** A replay led by one person: the leader sends the current step, all others follow. */
export class WatchParty {
  link = $state<LinkState>("connecting");
  gone = $state.raw<Refusal | null>(null);
  /** Whether the current step is known. A move before that would be undone. */
  known = $state(false);
  readonly leader: string | undefined;
  readonly #connection: Connection<Position>;
  #told: string | null = null;
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly table: ReplayedTable,
  ) {
    this.leader = load<Record<string, string>>(KEY, {})[id];
    this.#connection = new Connection<Position>(`/shows/${encodeURIComponent(id)}/live`, {
      greeting: () => ({}),
      hear: (position) => this.hear(position),
      opened: () => (this.link = "live"),
      lost: () => (this.link = "lost"),
      refused: (status) => {
        this.gone = new Refusal(status, { code: "no-such-show", detail: {} });
      },
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#told = null; // a call on its way is not repeated
    this.#connection.close();
  }

  /** Handles the position from the server. The leader only takes the first one, to continue there;
   * followers take all. */
  hear(position: Position): void {
    this.known = true;
    if (this.leader) {
      if (this.#told !== null) return;
      this.#told = JSON.stringify({ ...position, playing: false });
      this.table.jump(position.step);
      return;
    }
    this.table.rate = position.speed;
    if (position.step === this.table.at + 1 && !this.table.isRevealing()) this.table.forward();
    else this.table.jump(position.step);
  }

  /** Sends the current position, one request at a time, until the server has the latest one. */
  async tell(): Promise<void> {
    const { leader } = this;
    if (!leader || this.#sending || this.#told === null) return;
    clearTimeout(this.#timer);
    this.#sending = true;
    while (this.#told !== this.#now) {
      const now: string = this.#now;
      try {
        await api.lead(this.id, JSON.parse(now), leader);
        this.#told = now;
      } catch (problem) {
        const refusal = asRefusal(problem);
        if (refusal.status === 404) this.gone = refusal;
        if (isPassing(refusal)) this.#timer = setTimeout(() => void this.tell(), AGAIN);
        break;
      }
    }
    this.#sending = false;
  }

  get #now(): string {
    const { at, playing, rate } = this.table;
    return JSON.stringify({ step: at, playing, speed: rate } satisfies Position);
  }
}
