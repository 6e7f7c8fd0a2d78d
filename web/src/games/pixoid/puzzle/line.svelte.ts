import { AnimationQueue, type Wait } from "$/lib/animation-queue.svelte";
import { calm } from "$/lib/motion";
import type { HandView, PlayedView } from "$/wire/types";
import { rolled, type Scene, still } from "../animation.svelte";
import type { PixoidState } from "../state";
import { frameAt, timelineOf } from "../timeline";
import type { PixoidEvent } from "../wire";

type Played = PlayedView<PixoidState, PixoidEvent>;

const PAUSE_MS = 500;

/** Animates the turns after a program, until the end of the round. */
export class LineAnimation {
  scene: Scene;
  readonly queue = new AnimationQueue<readonly Played[]>(
    (turns, wait) => this.#show(turns, wait),
    (turns) => this.#settle(turns),
    { alsoCalm: true },
  );

  constructor(
    private readonly start: PixoidState,
    private readonly hands: readonly HandView[],
  ) {
    this.scene = $state.raw(still(start, hands));
  }

  play(turns: readonly Played[]): void {
    this.queue.skip();
    this.queue.push(turns);
  }

  async #show(turns: readonly Played[], wait: Wait): Promise<void> {
    for (const [before, events] of this.#turns(turns)) {
      await rolled(timelineOf(before, events, calm()), wait, (frame) => {
        this.scene = { ...frame, hands: this.hands, again: false, past: false };
      });
      await wait(PAUSE_MS);
    }
  }

  #settle(turns: readonly Played[]): void {
    const last = this.#turns(turns).at(-1);
    if (!last) return;
    const line = timelineOf(...last, calm());
    const frame = frameAt(line, line.ends);
    this.scene = { ...frame, hands: this.hands, again: false, past: true };
  }

  /** Each turn with the state before it. */
  #turns(turns: readonly Played[]): [PixoidState, PixoidEvent[]][] {
    return turns.map(({ events }, turn) => [
      turn === 0 ? this.start : (turns[turn - 1]?.state ?? this.start),
      events,
    ]);
  }
}
