export const PIX_MS = 90;

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The speed of animations, which a replay can change. */
export const tempo = { rate: 1 };

/** Waits so many milliseconds and calls `frame` for every frame. Returns at once when skipped. */
export type Wait = (ms: number, frame?: (ms: number) => void) => Promise<void>;

/** Plays animations one after another. If several are queued, only the last one is played; the
 * others are skipped. */
export abstract class AnimationQueue<T> {
  playing = $state(false);
  #waiting: T[] = [];
  #skip: () => void = () => undefined;
  #skipping = false;
  #closed = false;

  /** Plays an item; with reduced motion in a form without movement. */
  protected abstract show(item: T, wait: Wait): Promise<void>;
  /** Shows the end of an item. */
  protected abstract settle(item: T): void;

  protected enqueue(item: T): void {
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
    await Promise.resolve(); // let all messages that arrive together into the queue
    while (this.#waiting.length > 0 && !this.#closed) {
      const item = this.#waiting.shift() as T;
      if (this.#waiting.length > 0 || document.hidden) this.settle(item);
      else await this.#play(item);
    }
    this.playing = false;
  }

  async #play(item: T): Promise<void> {
    this.#skipping = false;
    await this.show(item, (ms, frame) => this.#wait(ms, frame));
    if (!this.#closed) this.settle(item);
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
