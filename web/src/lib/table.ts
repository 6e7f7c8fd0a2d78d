import type {
  Message,
  OwnChange,
  ReactionWish,
  SeatView,
  SettingChange,
  Snapshot,
} from "$/wire/types";
import type { HostAct } from "./api";
import type { Refusal } from "./refusal";
import type { Faces, Identity } from "./rolls";

/** A table where nobody has done anything yet. Replays and tests say what differs. */
export const BLANK: Snapshot = {
  kind: "snapshot",
  table: "",
  code: "",
  game: "",
  options: {},
  asked: {},
  growing: false,
  fill: 0,
  hide_seals: false,
  status: "playing",
  seats: [],
  hands: [],
  pace: { name: "none", seconds: null, bot: "", reveal: 0 },
  coach: false,
  rest: null,
  roll: null,
  match: 1,
  evening: [],
  votes: {},
  n: 0,
  awaited: [],
  sealed: [],
  state: {},
  outcome: null,
  dice: { commit: "", nonces: [] },
  mine: null,
};

export type LinkState = "connecting" | "live" | "lost";
export type TableListener<S = object, E = { kind: string }> = (
  message: Message<S, E>,
  before: Snapshot<S>,
) => void;

/** What a game's view uses of a table, live or replayed. `S` and `E` are the game's states and
 * events. */
export interface Table<S = object, E = { kind: string }> {
  /** A replay, where nobody can act. */
  readonly replayed: boolean;
  /** A lesson, whose coach says how to go on. */
  readonly taught?: boolean;
  /** The events of the current step of a replay; empty at a live table. */
  readonly happened: readonly E[];
  readonly seen: Snapshot<S> | null;
  readonly refused: Refusal | null;
  /** A choice waits for a connection. */
  readonly unsent: boolean;
  /** In a match: chooses the colour of the second controller. A replay can't. */
  changeOwn?(change: OwnChange): Promise<boolean>;
  /** When the bell rings, by `performance.now()`; null without a bell. */
  readonly bell: number | null;
  readonly host: string | undefined;
  /** The token of a seat, if this browser has one. */
  readonly token: string | undefined;
  readonly waitingFor: SeatView[];
  /** The seat that this device votes for, when the next game is chosen. */
  readonly voter: number | undefined;
  /** Whether a reveal is playing on this device: the game's view sets it. */
  isRevealing: () => boolean;
  listen(listener: TableListener<S, E>): () => void;
  seal(hand: number, action: string): void;
  takeBack(hand: number): void;
  steer(act: HostAct): Promise<boolean>;
  configure(change: SettingChange): Promise<boolean>;
  vote(game: string): Promise<boolean>;
  ready(): Promise<boolean>;
  react(reaction: ReactionWish["reaction"]): Promise<boolean>;
  /** Who this device can act for when real dice are entered. */
  readonly identities: Identity[];
  enterRoll(faces: Faces): Promise<boolean>;
  confirmRoll(): Promise<boolean>;
  rejectRoll(): Promise<boolean>;
}
