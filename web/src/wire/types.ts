// Written by tools/wire_types.py from the server's types. Do not edit: make wire.

/** For one hand, the best option first. No options: nothing to decide, or nothing known. */
export interface Advice {
  hand: number;
  unit: "cubes" | "win";
  aim: "least" | "most";
  source: "learned" | "solved";
  value: number | null;
  options: Option[];
}

/** A maze in full, as a match file holds it. `open` has each open edge once. */
export interface Board {
  size: number;
  pix: string[];
  open: [string, string][];
  start: string[];
  bonus: string[];
}

/** What is wrong with a board or track; its figures when nothing is. */
export interface BoardView {
  faults: FaultView[];
  figures: Record<string, number>;
}

/** What a seat sends: `match` guards against a late echo from before a rematch. */
export interface Choice {
  n: number;
  hand: number;
  action: string;
  match?: number | null;
}

/** A choice was sealed or taken back. It says nothing the caller did not. */
export interface Chosen {
  n: number;
  hand: number;
}

/** At decision n, advice for each own hand that owes a choice. */
export interface CoachView {
  n: number;
  advice: Advice[];
}

export interface DiceView {
  commit: string;
  nonces: string[];
  seed?: string;
}

/** Where the table stands after a call; an invitation where one was made. */
export interface Done {
  status: string;
  n: number;
  invitation?: string;
}

export interface FaultView {
  code: string;
  rule: string;
  place: string;
  detail: Record<string, string | number>;
}

export interface Field {
  colour: string;
  number: number;
  bonus: number;
}

export interface GameView {
  game: string;
  fewest_seats: number;
  most_seats: number;
  options: OptionView[];
  boards: string[];
  bots: string[];
  colours: string[];
}

/** The first message, and the only one a client sends. */
export interface Greeting {
  token?: string | null;
  after?: number | null;
  match?: number | null;
}

export interface HandView {
  hand: number;
  seat: number;
  colour: string;
}

export interface Health {
  status: string;
}

export interface Hosting {
  host: string;
}

/** `address`: where other devices find this server; null when only this machine can. */
export interface HouseView {
  address: string | null;
}

/** A name to sit down with, or an invitation to come back with. */
export interface Join {
  name?: string;
  seat?: number | null;
  colour?: string | null;
  nonce?: string | null;
  invitation?: string | null;
}

export interface Joined {
  seat: number;
  token: string;
}

/** Where whoever leads has come to. */
export interface Lead {
  step: number;
  playing?: boolean;
  speed?: number;
}

/** The step everybody is taken to. */
export interface Led {
  step: number;
}

export interface Mine {
  seat: number;
  hands: Record<string, MyHand>;
}

export interface MyHand {
  choice: string | null;
  legal: string[];
  preview: Record<string, unknown>;
  refused: Record<string, RefusalView>;
}

export interface Opened {
  table: string;
  code: string;
  host: string;
}

/** One choice: what it leads to and, where no single one is best, how often to make it. */
export interface Option {
  action: string;
  value: number;
  share?: number | null;
}

export interface OptionView {
  name: string;
  values: string[];
  default: string | null;
}

/** How it ended. `scores` by seat, None where the game has none; `winners` ascending. */
export interface Outcome {
  reason: string;
  scores: number[] | null;
  winners: number[];
}

export interface Over {
  kind: "over";
  outcome: Outcome;
  dice: DiceView;
  evening: Result[];
}

/** In the lobby: another name, colour or seat of one's own. */
export interface OwnChange {
  name?: string | null;
  colour?: string | null;
  seat?: number | null;
}

/** The clock: `left` seconds until the bell, where one runs. */
export interface Pace {
  kind: "pace";
  status: string;
  pace: PaceView;
  left: number | null;
}

export type PaceName = "brisk" | "none" | "relaxed";

/** `seconds` a decision, after `reveal` seconds in which the last one can be seen. */
export interface PaceView {
  name: PaceName;
  seconds: number | null;
  bot: string;
  reveal: number;
}

export interface PaceWish {
  name?: PaceName;
  seconds?: number | null;
  bot?: string;
}

/** Where a film stands, and how it runs on. */
export interface Position {
  step: number;
  playing: boolean;
  speed: number;
}

/** A program for the puzzle of that day. */
export interface PuzzleAnswer {
  day: string;
  program: string;
}

/** The puzzle of a day: hand 0 is Pixoid's, to be programmed. The answer is not in it. */
export interface PuzzleView {
  day: string;
  board: Board;
  state: Record<string, unknown>;
  hands: HandView[];
  own: MyHand;
}

export interface Reacted {
  kind: "reacted";
  seat: number;
  reaction: string;
}

export interface ReactionWish {
  reaction: "again" | "close" | "oops" | "thanks" | "well-played" | "wow";
}

/** Every refusal. `n` says where a table stands when a choice came for another decision. */
export interface RefusalBody {
  code: string;
  detail: Record<string, string | number>;
  rule?: string;
  n?: number;
}

export interface RefusalView {
  code: string;
  rule: string;
  detail: Record<string, string | number>;
}

/** A costly choice: at decision `n` of the match file, with what it cost. */
export interface Remark {
  n: number;
  seat: number;
  hand: number;
  chosen: string;
  loss: number;
  unit: "cubes" | "win";
  better: Option[];
}

export interface ReplayView {
  game: string;
  options: Record<string, unknown>;
  seats: SeatView[];
  steps: StepView[];
  outcome: Outcome | null;
}

/** One decision, revealed: what was chosen, what followed, where the game stands now. */
export interface Resolved {
  kind: "resolved";
  match: number;
  n: number;
  choices: Record<string, string>;
  by: Record<string, string>;
  events: unknown[];
  state: Record<string, unknown>;
  hands: HandView[];
  awaited: number[];
  sealed: number[];
  rest: RestView | null;
  mine: Mine | null;
}

export interface Rest {
  kind: "rest";
  rest: RestView | null;
}

/** The table rests between rounds: for how long at most, and who is ready to go on. */
export interface RestView {
  seconds: number;
  ready: number[];
}

/** One finished match of the series. */
export interface Result {
  seats: string[];
  outcome: Outcome;
}

/** Of one match of the series, the caller's costly choices. */
export interface ReviewView {
  match: number;
  remarks: Remark[];
}

export interface Sealed {
  kind: "sealed";
  n: number;
  hand: number;
}

export interface SeatChange {
  do: "bot" | "crown" | "free" | "human" | "invite";
  bot?: string;
}

export interface SeatView {
  seat: number;
  kind: string;
  name: string;
  colour: string;
  present: boolean;
  hosts: boolean;
  bot: string | null;
}

export interface SeatWish {
  kind: "bot" | "open";
  bot?: string;
}

export interface Seats {
  kind: "seats";
  seats: SeatView[];
  hands: HandView[];
}

/** What is named is set; options are given whole, as at the opening. */
export interface SettingChange {
  game?: string | null;
  options?: Record<string, unknown> | null;
  pace?: PaceName | PaceWish | null;
  coach?: boolean | null;
  fill?: number | null;
  hide_seals?: boolean | null;
}

export interface ShowOpened {
  show: string;
  leader: string;
}

export interface Snapshot {
  kind: "snapshot";
  table: string;
  code: string;
  game: string;
  options: Record<string, unknown>;
  asked: Record<string, unknown>;
  growing: boolean;
  fill: number;
  hide_seals: boolean;
  status: string;
  seats: SeatView[];
  hands: HandView[];
  pace: PaceView;
  coach: boolean;
  rest: RestView | null;
  match: number;
  evening: Result[];
  votes: Record<string, string>;
  n: number;
  awaited: number[];
  sealed: number[];
  state: Record<string, unknown>;
  outcome: Outcome | null;
  dice: DiceView;
  mine: Mine | null;
}

/** Where a replay stands after n decisions, and what led there. `own` has each hand that owes a choice now, with the one it is about to make. */
export interface StepView {
  n: number;
  choices: Record<string, string>;
  events: unknown[];
  state: Record<string, unknown>;
  hands: HandView[];
  own: Record<string, MyHand>;
}

/** A table with its seats; with `grow` seats are added as people join. */
export interface TableWish {
  game: string;
  seats?: SeatWish[];
  options?: Record<string, unknown>;
  pace?: PaceName | PaceWish;
  coach?: boolean;
  grow?: boolean;
  hide_seals?: boolean;
}

/** The fields in order. Field 1 is the first after the start field, which is 0. */
export interface Track {
  fields: Field[];
}

export interface Unsealed {
  kind: "unsealed";
  n: number;
  hand: number;
}

/** An answer judged. `sure`: the cubes each program gets at least, whatever the Bugs do. */
export interface VerdictView {
  given: string;
  right: boolean;
  answer: string;
  sure: Record<string, number>;
}

export interface VoteWish {
  game: string;
}

export interface Votes {
  kind: "votes";
  votes: Record<string, string>;
}

export type Message =
  | Snapshot
  | Sealed
  | Unsealed
  | Resolved
  | Seats
  | Pace
  | Rest
  | Reacted
  | Votes
  | Over;

/** Pixoid was caught: by whom, and on which pix. All who caught him are named (PX-4.7). */
export interface PixoidCaught {
  kind: "caught";
  pix: string;
  by: number[];
}

/** The second controller changed hands (PX-7.4). */
export interface PixoidControllerPassed {
  kind: "controller-passed";
  to: number;
}

/** Absolute for every hand: up adds to the row (PX-3.1). */
export type PixoidDirection = "down" | "left" | "right" | "up";

/** Pixoid got through the turn and took a cube from the reserve (PX-6.1). */
export interface PixoidEscaped {
  kind: "escaped";
  reserve: number;
}

/** Pixoid took the bonus cube of a pix, on his way over it (PX-5.1). */
export interface PixoidPicked {
  kind: "picked";
  pix: string;
}

export interface PixoidPlaced {
  kind: "placed";
  hand: number;
  pix: string;
}

/** Both wheels of a controller, set (PX-3.1). */
export interface PixoidProgram {
  type: "program";
  direction: PixoidDirection;
  distance: number;
}

/** All programs of the turn, public from now on (PX-3.5). */
export interface PixoidRevealed {
  kind: "revealed";
  programs: Record<string, PixoidProgram>;
}

export interface PixoidRoundBegan {
  kind: "round-began";
  round: number;
  pixoid: number;
}

/** `points` is what each seat scored in this round, `scores` what each has now. */
export interface PixoidRoundEnded {
  kind: "round-ended";
  pixoid: number;
  taken: number;
  bonus: number;
  points: number[];
  scores: number[];
}

/** A cube moved, pix by pix; `path` leaves out where it stood. */
export interface PixoidWalked {
  kind: "walked";
  hand: number;
  path: string[];
}

/** The match is over. */
export interface PixoidWon {
  kind: "won";
  reason: string;
  winners: number[];
}

export type PixoidEvent =
  | PixoidPlaced
  | PixoidRevealed
  | PixoidWalked
  | PixoidPicked
  | PixoidCaught
  | PixoidEscaped
  | PixoidRoundEnded
  | PixoidRoundBegan
  | PixoidControllerPassed
  | PixoidWon;

/** A row was closed, by whom; its die left the game (QX-3.3). */
export interface QwixxClosed {
  kind: "closed";
  colour: string;
  by: number[];
}

/** `lock` when the last number took the lock with it (QX-3.2). */
export interface QwixxCrossed {
  kind: "crossed";
  seat: number;
  colour: string;
  number: number;
  lock: boolean;
}

/** The active player crossed nothing and took a penalty. */
export interface QwixxMissed {
  kind: "missed";
  seat: number;
  penalties: number;
}

export interface QwixxPassed {
  kind: "passed";
  seat: number;
}

/** `coloured` by row, None for a die that left the game. */
export interface QwixxRolled {
  kind: "rolled";
  seat: number;
  white: [number, number];
  coloured: (number | null)[];
}

/** The first active player was drawn. */
export interface QwixxStarted {
  kind: "started";
  seat: number;
}

export interface QwixxTurnPassed {
  kind: "turn-passed";
  to: number;
}

/** The match is over. */
export interface QwixxWon {
  kind: "won";
  reason: string;
  scores: number[];
  winners: number[];
}

export type QwixxEvent =
  | QwixxStarted
  | QwixxRolled
  | QwixxCrossed
  | QwixxPassed
  | QwixxClosed
  | QwixxMissed
  | QwixxTurnPassed
  | QwixxWon;

/** A pawn reached the last five fields: every other player is active once more (QB-3.1). */
export interface OnBoardFinishAnnounced {
  kind: "finish-announced";
  seat: number;
  turns_left: number;
}

/** A pawn went forward; `jumped` are the occupied fields it did not count (QB-2.2). */
export interface OnBoardMoved {
  kind: "moved";
  seat: number;
  start: number;
  to: number;
  jumped: number[];
  bonus: number;
}

export type OnBoardEvent =
  | OnBoardMoved
  | OnBoardFinishAnnounced;
