import { load, save } from "./storage";

/** A seat of a shared device. */
export interface Held {
  seat: number;
  token: string;
}

/** A table this browser knows, with its tokens for a seat and for the host. */
export interface Known {
  table: string;
  code: string;
  game: string;
  token?: string;
  /** The seats of a shared device. */
  held?: Held[];
  host?: string;
  at: number;
}

const KEY = "tablecade.tables";
const MOST = 20;

class Tables {
  #known = $state<Known[]>(load<Known[]>(KEY, []));

  /** The most recently used first. */
  get all(): readonly Known[] {
    return this.#known;
  }

  find(reference: string): Known | undefined {
    const code = reference.toUpperCase();
    return this.#known.find((known) => known.table === reference || known.code === code);
  }

  remember(known: Omit<Known, "at">): Known {
    const before = this.find(known.table);
    const merged: Known = { ...before, ...known, at: Date.now() };
    this.#save([merged, ...this.#known.filter((other) => other.table !== known.table)]);
    return merged;
  }

  /** Forgets a seat that was left or whose token is invalid. Other seats and the host's token
   * stay. */
  forgetSeat(table: string, token: string | undefined): void {
    this.#save(
      this.#known.map((known) => {
        if (known.table !== table) return known;
        const { token: _, held: before = [], ...rest } = known;
        const held = before.filter((one) => one.token !== token);
        const [last] = held;
        if (held.length > 1) return { ...rest, held, ...(last && { token: last.token }) };
        return last ? { ...rest, token: last.token } : rest;
      }),
    );
  }

  forget(table: string): void {
    this.#save(this.#known.filter((known) => known.table !== table));
  }

  #save(known: Known[]): void {
    this.#known = known.slice(0, MOST);
    save(KEY, this.#known);
  }
}

export const tables = new Tables();
