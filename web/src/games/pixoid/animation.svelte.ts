import { AnimationQueue, type Wait } from "$/lib/animation-queue.svelte";
import { buzz } from "$/lib/haptics";
import { calm } from "$/lib/motion";
import { type Effect, play } from "$/lib/sound";
import type { HandView, Resolved } from "$/wire/types";
import type { PixoidSnapshot, PixoidState } from "./state";
import { type Frame, frameAt, type Timeline, timelineOf } from "./timeline";
import type { PixoidEvent, PixoidRoundEnded } from "./wire";

/** The state on screen; it lags behind the server's state while a reveal plays. */
export interface Scene extends Frame {
  /** Who held each controller when these programs were set. */
  hands: readonly HandView[];
  /** The reveal is over; its programs and trails are still shown. */
  past: boolean;
  /** The turn is being repeated. */
  again: boolean;
}

/** A decision to animate: the state before it, and who held the controllers. */
interface Take {
  resolved: Resolved<PixoidState, PixoidEvent>;
  before: PixoidState;
  hands: readonly HandView[];
  again: boolean;
}

const AFTER_MS = 350;
/** The speed of a repeated turn. */
const SLOWLY = 0.6;
const BUZZES: Partial<Record<Effect, Parameters<typeof buzz>[0]>> = {
  pick: "pick",
  caught: "caught",
};

export const still = (state: PixoidState, hands: readonly HandView[] = []): Scene => ({
  state,
  programs: {},
  moving: {},
  trails: {},
  shared: { before: state.cubes, after: state.cubes, share: 1 },
  caught: null,
  picked: null,
  escaped: false,
  hands,
  past: false,
  again: false,
});

export const roundEnded = (events: readonly PixoidEvent[]): PixoidRoundEnded | null =>
  events.find((event) => event.kind === "round-ended") ?? null;

const isTurn = (events: readonly PixoidEvent[]) => events.some(({ kind }) => kind === "revealed");

/** Animates the reveal of each turn along its timeline. */
export class PixoidAnimation {
  scene: Scene;
  /** The end of the last round, for the summary between rounds. */
  ended = $state.raw<PixoidRoundEnded | null>(null);
  #last = $state.raw<Take | null>(null);
  /** The table's state while the screen still shows the end of a round. */
  #now: { state: PixoidState; hands: readonly HandView[] };
  readonly queue = new AnimationQueue<Take>(
    (take, wait) => this.#show(take, wait),
    (take) => this.#settle(take),
    { alsoCalm: true },
  );

  constructor(seen: PixoidSnapshot) {
    this.#now = { state: seen.state, hands: seen.hands };
    this.scene = $state.raw(still(this.#now.state, seen.hands));
  }

  /** Whether there is a turn to repeat. */
  get canRepeat(): boolean {
    return this.#last !== null && !this.queue.playing;
  }

  push(resolved: Take["resolved"], before: PixoidSnapshot): void {
    const take = { resolved, before: before.state, hands: before.hands, again: false };
    this.#now = { state: resolved.state, hands: resolved.hands };
    if (isTurn(resolved.events)) this.#last = take;
    this.queue.push(take);
  }

  /** Repeats the last turn. */
  repeat(): void {
    if (this.#last && !this.queue.playing) this.queue.push({ ...this.#last, again: true });
  }

  /** Takes a snapshot's state. It is shown at once, or after the animation that plays. */
  reset(state: PixoidState, hands: readonly HandView[]): void {
    this.#now = { state, hands };
    if (!this.queue.playing) this.scene = still(state, hands);
  }

  /** Removes the programs and trails: the next round begins, or somebody has chosen. */
  forget(): void {
    if (!this.queue.playing) this.scene = still(this.#now.state, this.#now.hands);
  }

  async #show(take: Take, wait: Wait): Promise<void> {
    const events = take.resolved.events;
    if (!isTurn(events)) {
      play("sit");
      return wait(AFTER_MS);
    }
    const line = timelineOf(take.before, events, calm());
    if (take.again) return this.#roll(line, take, wait, SLOWLY);
    await this.#roll(line, take, wait, 1);
    const decided = line.caught && events.some(({ kind }) => kind === "won");
    if (decided && !calm()) await this.#roll(line, { ...take, again: true }, wait, SLOWLY);
  }

  #roll(line: Timeline, { hands, again }: Take, wait: Wait, rate: number): Promise<void> {
    const show = (frame: Frame) => {
      this.scene = { ...frame, hands, again, past: false };
    };
    return rolled(line, wait, show, { from: again ? line.starts : 0, rate });
  }

  /** Shows the state after an animation. The end of a round stays until the next one begins. */
  #settle(take: Take): void {
    const events = take.resolved.events;
    const { state, hands } = this.#now;
    this.ended = roundEnded(events) ?? this.ended;
    if (!isTurn(events)) {
      this.scene = still(state, hands);
      return;
    }
    const line = timelineOf(take.before, events, calm());
    const last = { ...frameAt(line, line.ends), again: false, past: true };
    const over = this.ended !== null && roundEnded(events) !== null;
    if (over || state.phase === "over") this.scene = { ...last, hands: take.hands };
    else {
      const { programs, trails } = last;
      this.scene = { ...still(state, hands), programs, trails, hands: take.hands, past: true };
    }
    if (events.some((event) => event.kind === "won") && !take.again) play("win");
  }
}

/** Plays a timeline frame by frame, with its sounds. */
export async function rolled(
  line: Timeline,
  wait: Wait,
  show: (frame: Frame) => void,
  { from = 0, rate = 1 } = {},
): Promise<void> {
  let played = 0;
  await wait((line.ends - from) / rate, (ms) => {
    const now = from + ms * rate;
    show(frameAt(line, now));
    for (; (line.cues[played]?.at ?? Infinity) <= now; played++)
      if ((line.cues[played]?.at ?? 0) >= from) sound(line.cues[played]?.effect);
  });
}

function sound(effect: Effect | undefined): void {
  if (!effect) return;
  play(effect);
  const pattern = BUZZES[effect];
  if (pattern) buzz(pattern);
}
