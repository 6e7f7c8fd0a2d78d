import type * as wire from "$/wire/types";
import { lock } from "./lock.svelte";
import { Refusal, UNREACHABLE } from "./refusal";

type Headers = Record<string, string>;

async function get<T>(path: string, token?: string): Promise<T> {
  return (await (await send(path, { headers: bearing(token) })).json()) as T;
}

async function post<T>(path: string, body: unknown, headers: Headers = {}): Promise<T> {
  const typed = body === undefined ? headers : { ...headers, "Content-Type": "application/json" };
  const request = { method: "POST", headers: typed, body: JSON.stringify(body) };
  return (await (await send(path, request)).json()) as T;
}

/** A call of somebody with a token. */
const act = <T>(table: string, rest: string, token: string | undefined, body?: unknown) =>
  post<T>(at(table, rest), body, bearing(token));

const bearing = (token?: string): Headers => (token ? { Authorization: `Bearer ${token}` } : {});

async function send(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(`api${path}`, request).catch(() => {
    throw new Refusal(0, UNREACHABLE);
  });
  if (!answer.ok) throw new Refusal(answer.status, await refusalIn(answer));
  return answer;
}

/** Sends a match file, which is lines of JSON, as it is. */
async function sendFile<T>(path: string, body: string, extra: Headers = {}): Promise<T> {
  const headers = { "Content-Type": "application/jsonl", ...extra };
  return (await (await send(path, { method: "POST", headers, body })).json()) as T;
}

async function refusalIn(answer: Response): Promise<wire.RefusalBody> {
  try {
    return (await answer.json()) as wire.RefusalBody;
  } catch {
    return UNREACHABLE; // the answer is from a proxy, not from the server
  }
}

const at = (table: string, rest = "") => `/tables/${encodeURIComponent(table)}${rest}`;

export const games = () => get<wire.GameView[]>("/games");
export const address = () => get<wire.AddressView>("/address");
export const open = (wish: wire.TableWish) =>
  lock.pass((headers) => post<wire.Opened>("/tables", wish, headers));
export const look = (table: string, token?: string) => get<wire.Snapshot>(at(table), token);
export const join = (table: string, wish: wire.Join, host?: string) =>
  act<wire.Joined>(table, "/join", host, wish);
export const leave = (table: string, token: string) => act<wire.Done>(table, "/leave", token);
export const coach = (table: string, token: string) =>
  get<wire.CoachView>(at(table, "/coach"), token);
export const review = (table: string, token: string) =>
  get<wire.ReviewView>(at(table, "/review"), token);
export const changeSeat = (table: string, seat: number, change: wire.SeatChange, host: string) =>
  act<wire.Done>(table, `/seats/${seat}`, host, change);
export const changeSetting = (table: string, change: wire.SettingChange, host: string) =>
  act<wire.Done>(table, "/setting", host, change);
export const changeOwn = (table: string, change: wire.OwnChange, token: string) =>
  act<wire.Joined>(table, "/me", token, change);
export const vote = (table: string, wish: wire.VoteWish, token: string) =>
  act<wire.Done>(table, "/vote", token, wish);
export const takeOver = (table: string, token: string) => act<wire.Hosting>(table, "/host", token);
export const checkBoard = (body: { game: string } & Record<string, unknown>) =>
  post<wire.BoardView>("/boards/check", body);
export const replay = (file: string) => sendFile<wire.ReplayView>("/replays", file);
export const matchFile = async (table: string, match: string | number): Promise<string> =>
  (await send(at(table, `/match?match=${encodeURIComponent(match)}`), {})).text();
export const puzzle = (day: string, game: wire.PuzzleView["game"]) =>
  get<wire.PuzzleView>(`/puzzle?day=${encodeURIComponent(day)}&game=${game}`);
export const answerPuzzle = (answer: wire.PuzzleAnswer) =>
  post<wire.VerdictView>("/puzzle", answer);

const show = (id: string, rest: string) => `/shows/${encodeURIComponent(id)}${rest}`;

export const openWatchParty = (file: string) =>
  lock.pass((headers) => sendFile<wire.ShowOpened>("/shows", file, headers));
export const shownMatch = async (id: string): Promise<string> =>
  (await send(show(id, "/match"), {})).text();
export const lead = (id: string, position: wire.Lead, leader: string) =>
  post<wire.Led>(show(id, "/position"), position, bearing(leader));

export type HostAct = "start" | "pause" | "resume" | "stop" | "rematch" | "lobby";
export const steer = (table: string, to: HostAct, host: string) =>
  act<wire.Done>(table, `/${to}`, host);

/** 16 random bytes in hex for the fair dice. `getRandomValues` also works over plain http. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
