import * as api from "./api";
import { Refusal } from "./refusal";

type SeatChange = Parameters<typeof api.changeSeat>[2];

/** Whether the server refused a token that no longer belongs to the host. */
export const isDeadHost = (problem: unknown): boolean =>
  problem instanceof Refusal && (problem.code === "bad-token" || problem.code === "not-the-host");

/** Calls to the server that the host may make, with the host's token. Without one they are
 * refused. `dropped` is told of a token that no longer works. */
export class HostActions {
  constructor(
    private readonly token: () => string | undefined,
    private readonly dropped: (token: string) => void,
  ) {}

  async steer(table: string, act: api.HostAct): Promise<void> {
    await this.#call((host) => api.steer(table, act, host));
  }

  async changeSeat(table: string, seat: number, change: SeatChange): Promise<void> {
    await this.#call((host) => api.changeSeat(table, seat, change, host));
  }

  async configure(table: string, change: Parameters<typeof api.changeSetting>[1]): Promise<void> {
    await this.#call((host) => api.changeSetting(table, change, host));
  }

  /** A one-time invitation to take over a seat on another phone. */
  async invite(table: string, seat: number): Promise<string | undefined> {
    const done = await this.#call((host) => api.changeSeat(table, seat, { do: "invite" }, host));
    return done.invitation;
  }

  async #call<T>(act: (host: string) => Promise<T>): Promise<T> {
    const host = this.token();
    if (!host) throw new Refusal(403, { code: "not-the-host", detail: {} });
    try {
      return await act(host);
    } catch (problem) {
      if (isDeadHost(problem)) this.dropped(host);
      throw problem;
    }
  }
}
