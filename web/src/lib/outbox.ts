import type * as wire from "$/wire/types";
import { Refusal, UNREACHABLE } from "./refusal";

type Wish<T> = T extends unknown ? Omit<T, "id" | "token"> : never;
/** A message without its number. On a shared device the token says whose it is. */
export type Outgoing = Wish<
  | wire.Seal
  | wire.TakeBack
  | wire.Ready
  | wire.React
  | wire.EnterRoll
  | wire.ConfirmRoll
  | wire.RejectRoll
> & { token?: string | undefined };
export type Answer = wire.MessageDone | wire.MessageRefused;

/** Milliseconds without an answer after which the connection counts as broken. */
const PATIENCE = 10_000;

interface Waiting {
  message: Outgoing & { id: number };
  resolve: () => void;
  reject: (problem: Refusal) => void;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/** Messages the server has not answered yet. Without a connection they wait; after a reconnect they
 * are sent again, which is harmless: the same choice is sealed once, an old one is refused as stale. */
export class Outbox {
  #number = 0;
  #live = false;
  readonly #waiting = new Map<number, Waiting>();

  constructor(
    private readonly transmit: (message: unknown) => void,
    /** Called when a message got no answer; it is sent again over the next connection. */
    private readonly unanswered: () => void,
  ) {}

  /** Resolves when the server has committed the message. Rejects with its refusal. */
  send(outgoing: Outgoing): Promise<void> {
    this.#number += 1;
    const id = this.#number;
    const message = { ...outgoing, id };
    if (!this.#live && outgoing.do === "react") return Promise.reject(new Refusal(0, UNREACHABLE)); // a late reaction is useless
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { message, resolve, reject };
      this.#waiting.set(id, waiting);
      if (this.#live) this.#transmit(id, waiting);
    });
  }

  /** Drops an unsent choice of a hand, because a newer one replaces it. */
  replace(hand: number): void {
    if (this.#live) return;
    for (const [id, { message, resolve }] of this.#waiting) {
      const chooses = message.do === "seal" || message.do === "take-back";
      if (!chooses || message.hand !== hand) continue;
      this.#take(id);
      resolve();
    }
  }

  /** Sends all messages when the connection is open; some of them for the second time. */
  resume(): void {
    this.#live = true;
    for (const [id, waiting] of this.#waiting) this.#transmit(id, waiting);
  }

  /** Stops the timeouts until the connection is back. */
  pause(): void {
    this.#live = false;
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
  }

  answer(answer: Answer): void {
    const waiting = this.#take(answer.id);
    if (!waiting) return;
    if (answer.kind === "done") waiting.resolve();
    else waiting.reject(new Refusal(answer.status, answer));
  }

  #transmit(id: number, waiting: Waiting): void {
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.#giveUp(id), PATIENCE);
    this.transmit(waiting.message);
  }

  #giveUp(id: number): void {
    if (this.#waiting.get(id)?.message.do === "react")
      this.#take(id)?.reject(new Refusal(0, UNREACHABLE));
    this.unanswered();
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    return waiting;
  }
}
