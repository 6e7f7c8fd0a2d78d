import type { Message, ReactionWish, SeatView, Snapshot } from "$/wire/types";
import type { HostAct } from "./api";
import type { Refusal } from "./refusal";
import type { Faces, Voice } from "./rolls";

export type LinkState = "connecting" | "live" | "lost";
export type TableListener = (message: Message, before: Snapshot) => void;

/** What a game's view needs of a table, whether it is played now or told again. */
export interface Table {
  /** A match told again: nothing can be done at it. */
  readonly told: boolean;
  /** What led to where a match told again stands; a table played now tells it to who listens. */
  readonly happened: readonly unknown[];
  readonly seen: Snapshot | null;
  readonly refused: Refusal | null;
  /** A choice waits for the connection. */
  readonly unsent: boolean;
  /** When the bell rings, by performance.now(); null without a bell. */
  readonly bell: number | null;
  readonly host: string | undefined;
  /** The key to a seat, where this browser has one. */
  readonly token: string | undefined;
  readonly waitingFor: SeatView[];
  listen(listener: TableListener): () => void;
  seal(hand: number, action: string): void;
  takeBack(hand: number): void;
  steer(act: HostAct): Promise<boolean>;
  vote(game: string): Promise<boolean>;
  ready(): Promise<boolean>;
  react(reaction: ReactionWish["reaction"]): Promise<boolean>;
  /** For whom this device can speak when dice are entered. */
  readonly voices: Voice[];
  enterRoll(faces: Faces): Promise<boolean>;
  confirmRoll(): Promise<boolean>;
  rejectRoll(): Promise<boolean>;
}
