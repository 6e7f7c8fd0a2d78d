import { AnimationQueue, calm, type Wait } from "$/lib/animation-queue.svelte";
import { Reveal } from "$/lib/reveal.svelte";
import { buzz, play } from "$/lib/sound";
import type { HandView, Message, PlayedView, PuzzleView, Resolved } from "$/wire/types";
import { nameIn, type PixoidSnapshot, type PixoidTable } from "./state";
import { tell } from "./tell";
import { type Frame, frameAt, type Timeline, timelineOf } from "./timeline";
import type { PixoidEvent, PixoidRoundEnded, PixoidState } from "./wire";

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

type Played = PlayedView<PixoidState, PixoidEvent>;

const AFTER_MS = 350;
/** The speed of a repeated turn. */
const SLOWLY = 0.6;

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
export class PixoidReveal extends Reveal<PixoidState, PixoidEvent, Take> {
  scene: Scene;
  /** The end of the last round, for the summary between rounds. */
  ended = $state.raw<PixoidRoundEnded | null>(null);
  #last = $state.raw<Take | null>(null);
  /** The table's state while the screen still shows the end of a round. */
  #now: { state: PixoidState; hands: readonly HandView[] };

  constructor(table: () => PixoidTable) {
    super(table);
    const { state, hands } = this.first;
    this.#now = { state, hands };
    this.scene = $state.raw(still(state, hands));
  }

  override get canRepeat(): boolean {
    return this.#last !== null && !this.playing;
  }

  override repeat(): void {
    if (this.#last && !this.playing) this.enqueue({ ...this.#last, again: true });
  }

  /** Removes the programs and trails: the next round begins, or somebody has chosen. */
  forget(): void {
    if (!this.playing) this.scene = still(this.#now.state, this.#now.hands);
  }

  /** On the big screen the last turn is forgotten when somebody seals. */
  protected override hear(
    message: Message<PixoidState, PixoidEvent>,
    before: PixoidSnapshot,
  ): void {
    super.hear(message, before);
    if (message.kind === "sealed" && this.scene.past && !before.mine && !before.rest) this.forget();
  }

  protected reset({ state, hands }: PixoidSnapshot): void {
    this.#now = { state, hands };
    this.forget();
  }

  protected push(resolved: Take["resolved"], before: PixoidSnapshot): void {
    const take = { resolved, before: before.state, hands: before.hands, again: false };
    this.#now = { state: resolved.state, hands: resolved.hands };
    if (isTurn(resolved.events)) this.#last = take;
    this.enqueue(take);
  }

  protected tell({ events }: Take["resolved"], before: PixoidSnapshot): string[] {
    return tell(events, nameIn(before));
  }

  protected async show(take: Take, wait: Wait): Promise<void> {
    const events = take.resolved.events;
    if (!isTurn(events)) {
      play("sit");
      return wait(AFTER_MS);
    }
    const line = timelineOf(take.before, events, calm());
    const roll = (again: boolean) => {
      const show = (frame: Frame) => {
        this.scene = { ...frame, hands: take.hands, again, past: false };
      };
      return rolled(line, wait, show, again ? { from: line.starts, rate: SLOWLY } : {});
    };
    if (!take.again) await roll(false);
    const decided = line.caught && events.some(({ kind }) => kind === "won");
    if (take.again || (decided && !calm())) await roll(true);
  }

  /** Shows the state after an animation. The end of a round stays until the next one begins. */
  protected settle(take: Take): void {
    const events = take.resolved.events;
    const { state, hands } = this.#now;
    const ended = roundEnded(events);
    this.ended = ended ?? this.ended;
    if (!isTurn(events)) {
      this.scene = still(state, hands);
      return;
    }
    const last = lastFrame(timelineOf(take.before, events, calm()), take.hands);
    const { programs, trails } = last;
    this.scene =
      ended || state.phase === "over"
        ? last
        : { ...still(state, take.hands), programs, trails, past: true };
    if (events.some((event) => event.kind === "won") && !take.again) play("win");
  }
}

/** How a turn ends, with its programs and trails. */
const lastFrame = (line: Timeline, hands: readonly HandView[]): Scene => ({
  ...frameAt(line, line.ends),
  hands,
  again: false,
  past: true,
});

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
    for (let cue = line.cues[played]; cue && cue.at <= now; cue = line.cues[++played]) {
      if (cue.at < from) continue;
      play(cue.effect);
      if (cue.effect === "pick" || cue.effect === "caught") buzz(cue.effect);
    }
  });
}

const PAUSE_MS = 500;

/** Animates the turns that follow a puzzle's answer, until the end of the round. */
export class LineReveal extends AnimationQueue<readonly Played[]> {
  scene: Scene;

  constructor(private readonly puzzle: PuzzleView<PixoidState>) {
    super();
    this.scene = $state.raw(still(puzzle.state, puzzle.hands));
    $effect(() => () => this.close());
  }

  play(turns: readonly Played[]): void {
    this.skip();
    this.enqueue(turns);
  }

  protected async show(turns: readonly Played[], wait: Wait): Promise<void> {
    for (const line of this.#lines(turns)) {
      await rolled(line, wait, (frame) => {
        this.scene = { ...frame, hands: this.puzzle.hands, again: false, past: false };
      });
      await wait(PAUSE_MS);
    }
  }

  protected settle(turns: readonly Played[]): void {
    const last = this.#lines(turns).at(-1);
    if (last) this.scene = lastFrame(last, this.puzzle.hands);
  }

  #lines(turns: readonly Played[]): Timeline[] {
    const before = [this.puzzle.state, ...turns.map(({ state }) => state)];
    return turns.map(({ events }, turn) =>
      timelineOf(before[turn] ?? this.puzzle.state, events, calm()),
    );
  }
}
