import { Connection } from "./connection";

/** Presence-only connections of a shared device. They tell the server that all its seats are here
 * and receive nothing, so that no seat's data arrives before its person looks. */
export class Presence {
  /** By token. */
  readonly #connections = new Map<string, Connection<never>>();

  /** `removed` is called with the token of a seat that the server no longer knows. */
  constructor(
    private readonly reference: string,
    private readonly removed: (token: string) => void,
  ) {}

  /** Connects seats that are new and disconnects those that are gone. */
  update(tokens: readonly string[]): void {
    for (const [token, connection] of this.#connections) {
      if (tokens.includes(token)) continue;
      connection.close();
      this.#connections.delete(token);
    }
    for (const token of tokens) {
      if (!this.#connections.has(token)) this.#connections.set(token, this.#connect(token));
    }
  }

  close(): void {
    for (const connection of this.#connections.values()) connection.close();
  }

  #connect(token: string): Connection<never> {
    return new Connection<never>(`/tables/${encodeURIComponent(this.reference)}/here`, {
      greeting: () => ({ token }),
      refused: (status) => {
        if (status === 401) this.removed(token);
      },
    });
  }
}
