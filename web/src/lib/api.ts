import type * as wire from "$/wire/types";
import { lock } from "./lock.svelte";
import { Refusal, UNREACHABLE } from "./refusal";

type Method = "GET" | "POST" | "DELETE";

async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  token?: string,
  extra: Record<string, string> = {},
): Promise<T> {
  const headers = { ...extra };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  return (await (await send(path, request)).json()) as T;
}

async function send(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(`api${path}`, request).catch(() => {
    throw new Refusal(0, UNREACHABLE);
  });
  if (!answer.ok) throw new Refusal(answer.status, await refusalIn(answer));
  return answer;
}

/** Sends a match file, which is lines of JSON, as it is. */
async function sendFile<T>(
  path: string,
  file: string,
  extra: Record<string, string> = {},
): Promise<T> {
  const headers = { "Content-Type": "application/jsonl", ...extra };
  return (await (await send(path, { method: "POST", headers, body: file })).json()) as T;
}

async function refusalIn(answer: Response): Promise<wire.RefusalBody> {
  try {
    return (await answer.json()) as wire.RefusalBody;
  } catch {
    return UNREACHABLE; // the answer is from a proxy, not from the server
  }
}

const at = (table: string, rest = "") => `/tables/${encodeURIComponent(table)}${rest}`;

export const games = () => call<wire.GameView[]>("GET", "/games");
export const address = () => call<wire.AddressView>("GET", "/address");
export const open = (wish: wire.TableWish) =>
  lock.pass((headers) => call<wire.Opened>("POST", "/tables", wish, undefined, headers));
export const look = (table: string, token?: string) =>
  call<wire.Snapshot>("GET", at(table), undefined, token);
export const join = (table: string, wish: wire.Join, host?: string) =>
  call<wire.Joined>("POST", at(table, "/join"), wish, host);
export const leave = (table: string, token: string) =>
  call<wire.Done>("POST", at(table, "/leave"), undefined, token);
export const coach = (table: string, token: string) =>
  call<wire.CoachView>("GET", at(table, "/coach"), undefined, token);
export const review = (table: string, token: string) =>
  call<wire.ReviewView>("GET", at(table, "/review"), undefined, token);
export const changeSeat = (table: string, seat: number, change: wire.SeatChange, host: string) =>
  call<wire.Done>("POST", at(table, `/seats/${seat}`), change, host);
export const changeSetting = (table: string, change: wire.SettingChange, host: string) =>
  call<wire.Done>("POST", at(table, "/setting"), change, host);
export const changeOwn = (table: string, change: wire.OwnChange, token: string) =>
  call<wire.Joined>("POST", at(table, "/me"), change, token);
export const vote = (table: string, wish: wire.VoteWish, token: string) =>
  call<wire.Done>("POST", at(table, "/vote"), wish, token);
export const takeOver = (table: string, token: string) =>
  call<wire.Hosting>("POST", at(table, "/host"), undefined, token);
export const checkBoard = (body: { game: string } & Record<string, unknown>) =>
  call<wire.BoardView>("POST", "/boards/check", body);
export const replay = (file: string) => sendFile<wire.ReplayView>("/replays", file);
export const matchFile = async (table: string, match: string | number): Promise<string> =>
  (await send(at(table, `/match?match=${encodeURIComponent(match)}`), { method: "GET" })).text();
export const puzzle = (day: string, game: wire.PuzzleView["game"]) =>
  call<wire.PuzzleView>("GET", `/puzzle?day=${encodeURIComponent(day)}&game=${game}`);
export const answerPuzzle = (answer: wire.PuzzleAnswer) =>
  call<wire.VerdictView>("POST", "/puzzle", answer);
export const openWatchParty = (file: string) =>
  lock.pass((headers) => sendFile<wire.ShowOpened>("/shows", file, headers));
export const shownMatch = async (show: string): Promise<string> =>
  (await send(`/shows/${encodeURIComponent(show)}/match`, { method: "GET" })).text();
export const lead = (show: string, position: wire.Lead, leader: string) =>
  call<wire.Led>("POST", `/shows/${encodeURIComponent(show)}/position`, position, leader);

export type HostAct = "start" | "pause" | "resume" | "stop" | "rematch" | "lobby";
export const steer = (table: string, act: HostAct, host: string) =>
  call<wire.Done>("POST", at(table, `/${act}`), undefined, host);

/** 16 random bytes in hex for the fair dice. `getRandomValues` also works over plain http. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
