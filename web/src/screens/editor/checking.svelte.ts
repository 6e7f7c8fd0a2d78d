import * as api from "$/lib/api";
import { asRefusal, isPassing, type Refusal } from "$/lib/refusal";
import type { BoardView } from "$/wire/types";

const PAUSE = 250;
/** Milliseconds until a check that the server did not get is requested again. */
const AGAIN = 2000;

/** The server's check of a work, requested a moment after the last change. */
export class Checking {
  /** The last answer. It is not `fresh` while a new one is awaited. */
  answer = $state.raw<BoardView | null>(null);
  fresh = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(private readonly game: string) {}

  get good(): boolean {
    return this.fresh && this.answer !== null && this.answer.faults.length === 0;
  }

  ask(work: Record<string, unknown>): void {
    this.fresh = false;
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#timer = setTimeout(() => void this.#send(work), PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  /** Ignores answers to outdated requests. */
  async #send(work: Record<string, unknown>): Promise<void> {
    const asked = this.#asked;
    try {
      const answer = await api.checkBoard({ game: this.game, ...work });
      if (asked !== this.#asked) return;
      this.answer = answer;
      this.refusal = null;
      this.fresh = true;
    } catch (problem) {
      if (asked !== this.#asked) return;
      this.refusal = asRefusal(problem);
      if (isPassing(this.refusal)) this.#timer = setTimeout(() => void this.#send(work), AGAIN);
    }
  }
}
