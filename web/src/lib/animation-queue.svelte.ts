import { calm, tempo } from "./motion";

/** Waits so many milliseconds and calls `frame` for every frame. Returns at once when skipped. */
export type Wait = (ms: number, frame?: (ms: number) => void) => Promise<void>;

let running = $state(0);

/** Whether an animation runs on this page. */
export const animating = (): boolean => running > 0;

/** Plays animations one after another. If several are queued, only the last one is played; the
 * others are skipped. */
export class AnimationQueue<T> {
  playing = $state(false);
  #waiting: T[] = [];
  #skip: () => void = () => undefined;
  #skipping = false;
  #closed = false;

  constructor(
    private readonly play: (item: T, wait: Wait) => Promise<void>,
    private readonly jump: (item: T) => void,
    /** `alsoCalm`: play also with reduced motion, because the animation has a form without
     * movement. */
    private readonly how: { alsoCalm?: boolean } = {},
  ) {}

  push(item: T): void {
    this.#waiting.push(item);
    if (this.playing) {
      if (this.#waiting.length > 1) this.skip();
    } else void this.#run();
  }

  /** Ends the current animation at once. */
  skip(): void {
    this.#skipping = true;
    this.#skip();
  }

  close(): void {
    this.#closed = true;
    this.#waiting = [];
    this.skip();
  }

  async #run(): Promise<void> {
    this.playing = true;
    running += 1;
    await Promise.resolve(); // let all messages that arrive together into the queue
    while (this.#waiting.length > 0 && !this.#closed) {
      const item = this.#waiting.shift() as T;
      if (this.#waiting.length > 0 || this.#unseen()) this.jump(item);
      else await this.#show(item);
    }
    this.playing = false;
    running -= 1;
  }

  #unseen(): boolean {
    return document.hidden || (calm() && !this.how.alsoCalm);
  }

  async #show(item: T): Promise<void> {
    this.#skipping = false;
    await this.play(item, (ms, frame) => this.#wait(ms, frame));
    if (!this.#closed) this.jump(item);
  }

  #wait(ms: number, frame?: (ms: number) => void): Promise<void> {
    if (this.#skipping) return Promise.resolve();
    return new Promise((done) => {
      const stop = frame ? drawn(ms, frame, done) : later(ms, done);
      this.#skip = () => {
        stop();
        done();
      };
    });
  }
}

function later(ms: number, done: () => void): () => void {
  const timer = setTimeout(done, ms / tempo.rate);
  return () => clearTimeout(timer);
}

function drawn(ms: number, frame: (ms: number) => void, done: () => void): () => void {
  const start = performance.now();
  let next = 0;
  const draw = () => {
    const now = (performance.now() - start) * tempo.rate;
    if (now >= ms) return done();
    frame(now);
    next = requestAnimationFrame(draw);
  };
  draw();
  return () => cancelAnimationFrame(next);
}
