// Written by tools/wire_types.py from the server's types. Do not edit: make wire.
import type { HandView, MyHand, Outcome, PaceName, SeatView, Status } from "./calls";

export * from "./calls";

export interface ConfirmRoll {
  do: "confirm-roll"; n: number; roll: string; match?: number | null; id: number;
  token?: string | null;
}

/** `by_hand`: people roll dice of their own, and nothing is committed to. */
export interface DiceView { commit: string; nonces: string[]; seed?: string; by_hand?: boolean }

export interface EnterRoll {
  do: "roll"; n: number; faces: Record<string, number[]>; match?: number | null; id: number;
  token?: string | null;
}

/** What somebody entered; `seat` is null for the host's screen. */
export interface EnteredView {
  roll: string; faces: number[]; seat: number | null; confirmers: number[]; screen: boolean;
}

/** The message with this id is committed. */
export interface MessageDone { kind: "done"; id: number }

/** The message with this id is refused; code and status are HTTP's. */
export interface MessageRefused {
  kind: "refused"; id: number; code: string; detail: Record<string, string | number>;
  status: number; rule?: string; n?: number;
}

export interface Mine { seat: number; hands: Record<string, MyHand> }

/** The server has another build of the client than the page that has connected. */
export interface Outdated { kind: "outdated" }

/** A match has ended; without an outcome it was stopped, as the last of `evening` says. */
export interface Over { kind: "over"; outcome: Outcome | null; dice: DiceView; evening: Result[] }

/** The clock: `left` seconds until the bell, where one runs. */
export interface Pace { kind: "pace"; status: Status; pace: PaceView; left: number | null }

/** `seconds` a decision, after `reveal` seconds in which the last one can be seen. */
export interface PaceView { name: PaceName; seconds: number | null; bot: string; reveal: number }

export interface React {
  do: "react"; id: number; token?: string | null;
  reaction: "again" | "close" | "oops" | "thanks" | "well-played" | "wow";
}

export interface Reacted { kind: "reacted"; seat: number; reaction: string }
export interface Ready { do: "ready"; id: number; token?: string | null }

export interface RejectRoll {
  do: "reject-roll"; n: number; roll: string; match?: number | null; id: number;
  token?: string | null;
}

/** The version of the packages' views and sentences, under `serve --reload`. */
export interface Reloaded { kind: "reloaded"; version: string }

/** One decision, revealed: what was chosen, what followed, where the game stands now. */
export interface Resolved<S = object, E = { kind: string }> {
  kind: "resolved"; match: number; n: number; choices: Record<string, string>;
  by: Record<string, string>; events: E[]; state: S; hands: HandView[]; awaited: number[];
  sealed: number[]; rest: RestView | null; roll: RollView | null; mine: Mine | null;
}

export interface Rest { kind: "rest"; rest: RestView | null }

/** The table rests between rounds: for how long at most, and who is ready to go on. */
export interface RestView { seconds: number; ready: number[] }

/** One match of the series that is over. One that was stopped has no outcome. */
export interface Result {
  seats: string[]; outcome: Outcome | null; game?: string; stopped?: Stopped | null;
}

/** The table waits for a roll of the players' own dice, or for its confirmation. */
export interface RollView { dice: string[]; entered: EnteredView | null }

/** A roll of the players' own dice was entered, replaced or rejected. */
export interface Rolling { kind: "rolling"; roll: RollView | null }

/** `token` says whose message it is where several people share a device; by default the greeting's token counts. The same goes for the messages below. */
export interface Seal {
  do: "seal"; n: number; hand: number; action: string; match?: number | null; id: number;
  token?: string | null;
}

export interface Sealed { kind: "sealed"; n: number; hand: number }
export interface Seats { kind: "seats"; seats: SeatView[]; hands: HandView[] }

export interface Snapshot<S = object> {
  kind: "snapshot"; table: string; code: string; game: string; options: Record<string, unknown>;
  asked: Record<string, unknown>; growing: boolean; fill: number; hide_seals: boolean;
  status: Status; seats: SeatView[]; hands: HandView[]; pace: PaceView; coach: boolean;
  rest: RestView | null; roll: RollView | null; match: number; evening: Result[];
  votes: Record<string, string>; n: number; awaited: number[]; sealed: number[]; state: S;
  outcome: Outcome | null; dice: DiceView; mine: Mine | null;
}

/** Who ended a match before its end: the host, on this seat or without one. */
export interface Stopped { by: number | "host" }

export interface TakeBack {
  do: "take-back"; id: number; token?: string | null; n: number; hand: number;
  match?: number | null;
}

export interface Unsealed { kind: "unsealed"; n: number; hand: number }
export interface Votes { kind: "votes"; votes: Record<string, string> }

export type Message<S = object, E = { kind: string }> =
  | Snapshot<S> | Sealed | Unsealed | Resolved<S, E> | Seats | Pace | Rest | Rolling | Reacted
  | Votes | Reloaded | Outdated | Over;
