import type { Joined } from "$/wire/types";
import { load, onSavedElsewhere, save } from "./storage";

/** A table this browser knows, with its tokens for a seat and for the host. */
export interface Known {
  table: string;
  code: string;
  game: string;
  token?: string;
  /** The seats of a shared device. */
  held?: Joined[];
  host?: string;
  at: number;
}

const KEY = "tablecade.tables";
const MOST = 20;

const saved = () => load<Known[]>(KEY, []);

/** The tables of this browser. Other tabs change them too, so every change starts from what is
 * saved. */
class Tables {
  /** The most recently used first. */
  all = $state.raw<readonly Known[]>(saved());

  constructor() {
    onSavedElsewhere(KEY, () => (this.all = saved()));
  }

  find(reference: string): Known | undefined {
    const code = reference.toUpperCase();
    return saved().find((known) => known.table === reference || known.code === code);
  }

  remember(known: Omit<Known, "at">): void {
    const merged: Known = { ...this.find(known.table), ...known, at: Date.now() };
    this.#save([merged, ...saved().filter((other) => other.table !== known.table)]);
  }

  change(table: string, how: (known: Known) => Known): void {
    this.#save(saved().map((known) => (known.table === table ? how(known) : known)));
  }

  forget(table: string): void {
    this.#save(saved().filter((known) => known.table !== table));
  }

  #save(known: Known[]): void {
    this.all = known.slice(0, MOST);
    save(KEY, this.all);
  }
}

/** Without a seat that was left or whose token is invalid. Other seats and the host's token stay,
 * unless the seat was the host. */
export function withoutSeat(known: Known, token: string | undefined): Known {
  const { token: single, held: before = [], ...rest } = withoutHost(known, token);
  const held = before.filter((one) => one.token !== token);
  const left = held[0]?.token ?? (single === token ? undefined : single);
  return { ...rest, ...(held.length > 1 && { held }), ...(left && { token: left }) };
}

export function withoutHost(known: Known, token: string | undefined): Known {
  const { host, ...rest } = known;
  return host === token ? rest : known;
}

export const tables = new Tables();
