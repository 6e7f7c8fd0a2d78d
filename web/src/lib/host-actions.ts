import * as api from "./api";

type SeatChange = Parameters<typeof api.changeSeat>[2];

/** Calls to the server that the host may make, with the host's token. Without one they do
 * nothing. */
export class HostActions {
  constructor(private readonly token: () => string | undefined) {}

  async steer(table: string, act: api.HostAct): Promise<void> {
    const host = this.token();
    if (host) await api.steer(table, act, host);
  }

  async changeSeat(table: string, seat: number, change: SeatChange): Promise<void> {
    const host = this.token();
    if (host) await api.changeSeat(table, seat, change, host);
  }

  async configure(table: string, change: Parameters<typeof api.changeSetting>[1]): Promise<void> {
    const host = this.token();
    if (host) await api.changeSetting(table, change, host);
  }

  /** A one-time invitation to take over a seat on another phone. */
  async invite(table: string, seat: number): Promise<string | undefined> {
    const host = this.token();
    return host && (await api.changeSeat(table, seat, { do: "invite" }, host)).invitation;
  }
}
