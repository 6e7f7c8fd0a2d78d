// Written by tools/wire_types.py from the server's types. Do not edit: make wire.

/** `address`: where other devices find this server; null when only this machine can. */
export interface AddressView { address: string | null }

/** For one hand, the best option first. No options: nothing to decide, or nothing known. */
export interface Advice {
  hand: number; unit: "cubes" | "win"; aim: "least" | "most"; source: "learned" | "solved";
  value: number | null; options: Option[];
}

/** What is wrong with a board or track; its figures when nothing is. */
export interface BoardView { faults: FaultView[]; figures: Record<string, number> }

/** On one card (`int | None`), a tuple of cards, or PerSeat of tuples, where a person can tap only the own ones. */
export interface Cards { as: "cards"; choice?: string; deck: (number | string)[]; copies?: number }

/** One cell of a grid. */
export interface Cell {
  owner?: number | null; piece?: string | null; value?: number | null; ground?: string | null;
}

/** At decision n, advice for each own hand that owes a choice. */
export interface CoachView { n: number; advice: Advice[] }

export interface ConfirmRoll {
  do: "confirm-roll"; n: number; roll: string; match?: number | null; id: number;
  token?: string | null;
}

/** On `tuple[int | None, ...]`; None is a die that is not rolled, or gone. A choice names a die by its colour, or by its place in the row from 1 where the dice have no colours. */
export interface Dice { as: "dice"; choice?: string; faces?: number; colours?: string[] }

/** Whose dice are rolled: the table's, or those that lie before the players. */
export type DiceKind = "table" | "yours";

/** `by_hand`: people roll dice of their own, and nothing is committed to. */
export interface DiceView { commit: string; nonces: string[]; seed?: string; by_hand?: boolean }

/** Where the table stands after a call; an invitation where one was made. */
export interface Done { status: Status; n: number; invitation?: string }

export interface EnterRoll {
  do: "roll"; n: number; faces: Record<string, number[]>; match?: number | null; id: number;
  token?: string | null;
}

/** What somebody entered; `seat` is null for the host's screen. */
export interface EnteredView {
  roll: string; faces: number[]; seat: number | null; confirmers: number[]; screen: boolean;
}

export interface FaultView {
  code: string; rule: string; place: string; detail: Record<string, string | number>;
}

export interface GameView {
  game: string; fewest_seats: number; most_seats: number; options: OptionView[]; boards: string[];
  bots: string[]; colours: string[]; usual_seats: number; coach: boolean; own_dice: boolean;
  words: boolean; views: ViewFields; view?: string;
}

/** The first message a client sends. */
export interface Greeting {
  token?: string | null; after?: number | null; match?: number | null; build?: string | null;
}

/** On rows of cells from the top, `tuple[tuple[C, ...], ...]`, where C is Cell, Seat | None, str | None (a piece) or int (a value). Cells are named a1, b1 … */
export interface Grid {
  as: "grid"; choice?: string; rows: number; columns: number; first_row?: "bottom" | "top";
  pieces?: string[]; grounds?: string[];
}

export interface HandView { hand: number; seat: number; colour: string }
export interface Hosting { host: string }

/** A name to sit down with, or an invitation to come back with. */
export interface Join {
  name?: string; seat?: number | null; colour?: string | null; nonce?: string | null;
  invitation?: string | null;
}

export interface Joined { seat: number; token: string }
export type Kind = "bot" | "human" | "open";

/** The step and the speed of the one who leads. */
export interface Lead { step: number; playing?: boolean; speed?: number }

/** The step everybody is taken to. */
export interface Led { step: number }

/** The message with this id is committed. */
export interface MessageDone { kind: "done"; id: number }

/** The message with this id is refused; code and status are HTTP's. */
export interface MessageRefused {
  kind: "refused"; id: number; code: string; detail: Record<string, string | number>;
  status: number; rule?: string; n?: number;
}

export interface Mine { seat: number; hands: Record<string, MyHand> }

export interface MyHand {
  choice: string | null; legal: string[]; preview: Record<string, unknown>;
  refused: Record<string, RefusalView>;
}

export interface Opened { table: string; code: string; host: string }

/** One choice: what it leads to and, where no single one is best, how often to make it. */
export interface Option { action: string; value: number; share?: number | null }
export interface OptionView { name: string; values: string[]; default: string | null }

/** How it ended. `scores` by seat, None where the game has none; `winners` ascending. */
export interface Outcome { reason: string; scores: number[] | null; winners: number[] }

/** The server has another build of the client than the page that has connected. */
export interface Outdated { kind: "outdated" }

/** A match has ended; without an outcome it was stopped, as the last of `evening` says. */
export interface Over { kind: "over"; outcome: Outcome | null; dice: DiceView; evening: Result[] }

/** In the lobby: another name, colour or seat of one's own. In a match: the colour of a second controller that one holds (PX-7.3). */
export interface OwnChange { name?: string | null; colour?: string | null; seat?: number | null }

/** The clock: `left` seconds until the bell, where one runs. */
export interface Pace { kind: "pace"; status: Status; pace: PaceView; left: number | null }
export type PaceName = "brisk" | "none" | "relaxed";

/** `seconds` a decision, after `reveal` seconds in which the last one can be seen. */
export interface PaceView { name: PaceName; seconds: number | null; bot: string; reveal: number }
export interface PaceWish { name?: PaceName; seconds?: number | null; bot?: string | null }

/** One turn after a choice in a puzzle: what happens, and where the game stands then. */
export interface PlayedView<S = object, E = { kind: string }> { events: E[]; state: S }

/** The current step of a replay, and how it runs on. */
export interface Position { step: number; playing: boolean; speed: number }

/** A choice for the puzzle of that day. */
export interface PuzzleAnswer { day: string; program: string; game?: string | null }

/** The puzzle of a day: hand 0 is to be chosen for. The answer is not in it. */
export interface PuzzleView<S = object> {
  day: string; game: string; board: Record<string, unknown> | null; state: S; hands: HandView[];
  own: MyHand;
}

export interface React {
  do: "react"; id: number; token?: string | null;
  reaction: "again" | "close" | "oops" | "thanks" | "well-played" | "wow";
}

export interface Reacted { kind: "reacted"; seat: number; reaction: string }

export interface ReactionWish {
  reaction: "again" | "close" | "oops" | "thanks" | "well-played" | "wow";
}

export interface Ready { do: "ready"; id: number; token?: string | null }

/** Every refusal. `n` says where a table stands when a choice came for another decision. */
export interface RefusalBody {
  code: string; detail: Record<string, string | number>; rule?: string; n?: number;
}

export interface RefusalView { code: string; rule: string; detail: Record<string, string | number> }

export interface RejectRoll {
  do: "reject-roll"; n: number; roll: string; match?: number | null; id: number;
  token?: string | null;
}

/** The version of the packages' views and sentences, under `serve --reload`. */
export interface Reloaded { kind: "reloaded"; version: string }

/** A costly choice: at decision `n` of the match file, with what it cost. */
export interface Remark {
  n: number; seat: number; hand: number; chosen: string; loss: number; unit: "cubes" | "win";
  better: Option[];
}

export interface ReplayView<S = object, E = { kind: string }> {
  game: string; options: Record<string, unknown>; seats: SeatView[]; steps: StepView<S, E>[];
  outcome: Outcome | null;
}

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

/** Of one match of the series, the caller's costly choices. */
export interface ReviewView { match: number; remarks: Remark[] }

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

export interface SeatChange {
  do: "bot" | "crown" | "free" | "human" | "invite"; bot?: string | null;
}

export interface SeatView {
  seat: number; kind: Kind; name: string; colour: string; present: boolean; hosts: boolean;
  bot: string | null;
}

/** Without `bot`, the game's default bot plays; the same goes for the wishes below. */
export interface SeatWish { kind: "bot" | "open"; bot?: string | null }
export interface Seats { kind: "seats"; seats: SeatView[]; hands: HandView[] }

/** Fields that are given are set. `options` replaces all options, as at the opening. */
export interface SettingChange {
  game?: string | null; options?: Record<string, unknown> | null; pace?: PaceName | PaceWish | null;
  coach?: boolean | null; fill?: number | null; hide_seals?: boolean | null; dice?: DiceKind | null;
}

export interface ShowOpened { show: string; leader: string }

export interface Snapshot<S = object> {
  kind: "snapshot"; table: string; code: string; game: string; options: Record<string, unknown>;
  asked: Record<string, unknown>; growing: boolean; fill: number; hide_seals: boolean;
  status: Status; seats: SeatView[]; hands: HandView[]; pace: PaceView; coach: boolean;
  rest: RestView | null; roll: RollView | null; match: number; evening: Result[];
  votes: Record<string, string>; n: number; awaited: number[]; sealed: number[]; state: S;
  outcome: Outcome | null; dice: DiceView; mine: Mine | null;
}

export type Status = "lobby" | "over" | "paused" | "playing";

/** Where a replay stands after n decisions, and what led there. `own` has each hand that owes a choice now, with the one it is about to make. `rest`: a round has just ended, and a table would rest. */
export interface StepView<S = object, E = { kind: string }> {
  n: number; choices: Record<string, string>; events: E[]; state: S; hands: HandView[];
  own: Record<string, MyHand>; rest: boolean;
}

/** Who ended a match before its end: the host, on this seat or without one. */
export interface Stopped { by: number | "host" }

/** A table with its seats; with `grow` seats are added as people join. */
export interface TableWish {
  game: string; seats?: SeatWish[]; options?: Record<string, unknown>; pace?: PaceName | PaceWish;
  coach?: boolean; grow?: boolean; hide_seals?: boolean; dice?: DiceKind;
}

export interface TakeBack {
  do: "take-back"; id: number; token?: string | null; n: number; hand: number;
  match?: number | null;
}

/** On PerSeat[int]: a number beside the name, with a bar up to `most`. */
export interface Tally { as: "tally"; choice?: string; most: number }

/** On PerSeat[int]: the field each seat stands on, 0 before the first. */
export interface Track { as: "track"; choice?: string; fields: number; marks?: string[] }
export interface Unsealed { kind: "unsealed"; n: number; hand: number }

/** An answer judged. `sure`: the value of each choice, in the unit of the game. `played`: the turns after each choice, with the best replies of the others; empty in a game that is played alone. */
export interface VerdictView<S = object, E = { kind: string }> {
  given: string; right: boolean; answer: string; sure: Record<string, number>;
  played: Record<string, PlayedView<S, E>[]>;
}

/** One field of a view. `of` has the element of a list, the value of a map (`key` has the kind of its keys), or the fields of a record. `per_seat`: one such value for each seat. `most` is the largest value of a number, or the length of the longest list, where the type says it. `show` is how the field is drawn; a field without one is listed as text. */
export interface ViewField {
  name: string; kind: "flag" | "hand" | "list" | "map" | "number" | "record" | "seat" | "text";
  per_seat?: boolean;
  key?: "flag" | "hand" | "list" | "map" | "number" | "record" | "seat" | "text" | null;
  of?: ViewField[]; most?: number | null; show?: Grid | Cards | Dice | Track | Tally | null;
}

/** The fields of a game's views, for clients that show any game. Events by kind. */
export interface ViewFields {
  state: ViewField[]; preview: ViewField[]; events: Record<string, ViewField[]>;
}

export interface VoteWish { game: string }
export interface Votes { kind: "votes"; votes: Record<string, string> }

export type Message<S = object, E = { kind: string }> =
  | Snapshot<S> | Sealed | Unsealed | Resolved<S, E> | Seats | Pace | Rest | Rolling | Reacted
  | Votes | Reloaded | Outdated | Over;
