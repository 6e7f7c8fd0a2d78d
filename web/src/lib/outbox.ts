import type {
  ConfirmRoll,
  EnterRoll,
  MessageDone,
  MessageRefused,
  React,
  Ready,
  RejectRoll,
  Seal,
  TakeBack,
} from "$/wire/types";
import { Refusal, UNREACHABLE } from "./refusal";

type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
export type Outgoing = Unnumbered<
  Seal | TakeBack | Ready | React | EnterRoll | ConfirmRoll | RejectRoll
>;
export type Answer = MessageDone | MessageRefused;

/** Milliseconds without an answer after which a message counts as not delivered. */
const PATIENCE = 10_000;

interface Waiting {
  message: Outgoing & { id: number };
  resolve: () => void;
  reject: (problem: Refusal) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Messages the server has not answered yet. They are sent again after a reconnect, which is
 * harmless: the same choice is sealed once, an old one is refused as stale. */
export class Outbox {
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(private readonly transmit: (message: unknown) => void) {}

  /** Resolves when the server has committed the message. Rejects with its refusal. */
  send(outgoing: Outgoing): Promise<void> {
    this.#number += 1;
    const id = this.#number;
    const message = { ...outgoing, id };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(id), PATIENCE);
      this.#waiting.set(id, { message, resolve, reject, timer });
      this.transmit(message);
    });
  }

  resend(): void {
    for (const { message } of this.#waiting.values()) this.transmit(message);
  }

  answer(answer: Answer): void {
    const waiting = this.#take(answer.id);
    if (!waiting) return;
    if (answer.kind === "done") waiting.resolve();
    else waiting.reject(new Refusal(answer.status, answer));
  }

  #giveUp(id: number): void {
    this.#take(id)?.reject(new Refusal(0, UNREACHABLE));
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    return waiting;
  }
}
