import type { Snapshot } from "$/wire/types";
import * as api from "./api";

/** Calls to the server that a seat may make, with its token. Without a token they do nothing. */
export class SeatActions {
  constructor(private readonly token: () => string | undefined) {}

  async change(table: string, change: Parameters<typeof api.changeOwn>[1]): Promise<void> {
    const token = this.token();
    if (token) await api.changeOwn(table, change, token);
  }

  /** Hands the own seat to a bot, or takes it back. */
  async standIn({ table, mine, pace }: Snapshot, act: "bot" | "human"): Promise<void> {
    const token = this.token();
    if (token) await api.changeSeat(table, mine?.seat ?? 0, { do: act, bot: pace.bot }, token);
  }

  async vote(table: string, game: string): Promise<void> {
    const token = this.token();
    if (token) await api.vote(table, { game }, token);
  }

  async leave(table: string): Promise<void> {
    const token = this.token();
    if (token) await api.leave(table, token);
  }

  /** Takes over as host. Returns the host's token. */
  async takeOver(table: string): Promise<string | undefined> {
    const token = this.token();
    return token && (await api.takeOver(table, token)).host;
  }
}
