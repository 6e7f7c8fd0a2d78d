import type {
  AddressView,
  BoardView,
  CoachView,
  Done,
  GameView,
  Hosting,
  Join,
  Joined,
  Lead,
  Led,
  Opened,
  OwnChange,
  PuzzleAnswer,
  PuzzleView,
  RefusalBody,
  ReplayView,
  ReviewView,
  SeatChange,
  SettingChange,
  ShowOpened,
  Snapshot,
  TableWish,
  VerdictView,
  VoteWish,
} from "$/wire/types";
import { Refusal, UNREACHABLE } from "./refusal";

type Method = "GET" | "POST" | "DELETE";

async function call<T>(method: Method, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  return (await (await send(path, request)).json()) as T;
}

async function send(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(`/api${path}`, request).catch(() => {
    throw new Refusal(0, UNREACHABLE);
  });
  if (!answer.ok) throw new Refusal(answer.status, await refusalIn(answer));
  return answer;
}

/** Sends a match file, which is lines of JSON, as it is. */
async function sendFile<T>(path: string, file: string): Promise<T> {
  const headers = { "Content-Type": "application/jsonl" };
  return (await (await send(path, { method: "POST", headers, body: file })).json()) as T;
}

async function refusalIn(answer: Response): Promise<RefusalBody> {
  try {
    return (await answer.json()) as RefusalBody;
  } catch {
    return UNREACHABLE; // the answer is from a proxy, not from the server
  }
}

const at = (table: string, rest = "") => `/tables/${encodeURIComponent(table)}${rest}`;

export const games = () => call<GameView[]>("GET", "/games");
export const address = () => call<AddressView>("GET", "/address");
export const open = (wish: TableWish) => call<Opened>("POST", "/tables", wish);
export const look = (table: string, token?: string) =>
  call<Snapshot>("GET", at(table), undefined, token);
export const join = (table: string, wish: Join, host?: string) =>
  call<Joined>("POST", at(table, "/join"), wish, host);
export const leave = (table: string, token: string) =>
  call<Done>("POST", at(table, "/leave"), undefined, token);
export const coach = (table: string, token: string) =>
  call<CoachView>("GET", at(table, "/coach"), undefined, token);
export const review = (table: string, token: string) =>
  call<ReviewView>("GET", at(table, "/review"), undefined, token);
export const changeSeat = (table: string, seat: number, change: SeatChange, host: string) =>
  call<Done>("POST", at(table, `/seats/${seat}`), change, host);
export const changeSetting = (table: string, change: SettingChange, host: string) =>
  call<Done>("POST", at(table, "/setting"), change, host);
export const changeOwn = (table: string, change: OwnChange, token: string) =>
  call<Joined>("POST", at(table, "/me"), change, token);
export const vote = (table: string, wish: VoteWish, token: string) =>
  call<Done>("POST", at(table, "/vote"), wish, token);
export const takeOver = (table: string, token: string) =>
  call<Hosting>("POST", at(table, "/host"), undefined, token);
export const checkBoard = (body: { game: string } & Record<string, unknown>) =>
  call<BoardView>("POST", "/boards/check", body);
export const replay = (file: string) => sendFile<ReplayView>("/replays", file);
export const matchFile = async (table: string, match: string): Promise<string> =>
  (await send(at(table, `/match?match=${encodeURIComponent(match)}`), { method: "GET" })).text();
export const puzzle = (day: string, game: PuzzleView["game"]) =>
  call<PuzzleView>("GET", `/puzzle?day=${encodeURIComponent(day)}&game=${game}`);
export const answerPuzzle = (answer: PuzzleAnswer) => call<VerdictView>("POST", "/puzzle", answer);
export const openWatchParty = (file: string) => sendFile<ShowOpened>("/shows", file);
export const shownMatch = async (show: string): Promise<string> =>
  (await send(`/shows/${encodeURIComponent(show)}/match`, { method: "GET" })).text();
export const lead = (show: string, position: Lead, leader: string) =>
  call<Led>("POST", `/shows/${encodeURIComponent(show)}/position`, position, leader);

export type HostAct = "start" | "pause" | "resume" | "rematch" | "lobby";
export const steer = (table: string, act: HostAct, host: string) =>
  call<Done>("POST", at(table, `/${act}`), undefined, host);
