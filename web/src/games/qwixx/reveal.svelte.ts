import type { OnBoardEvent, OnBoardMoved } from "$/games/qwixx-on-board/wire";
import { calm, PIX_MS, type Wait } from "$/lib/animation-queue.svelte";
import { Reveal } from "$/lib/reveal.svelte";
import { buzz, play } from "$/lib/sound";
import type { Resolved } from "$/wire/types";
import { nameIn, type QwixxSnapshot, type QwixxState, type QwixxTable, writeCross } from "./state";
import { tell } from "./tell";

/** The state on screen; it lags behind the server's state while a reveal plays. */
export interface Scene {
  state: QwixxState;
  rolling: boolean;
  /** New crosses by seat. */
  fresh: Record<number, string[]>;
  /** Rows that have just closed. */
  closed: string[];
  /** The last turn is being repeated. */
  again: boolean;
}

type Decision = Resolved<QwixxState, OnBoardEvent>;

interface Take {
  /** The newest decision. */
  resolved: Decision;
  /** The decisions of a turn to repeat, else empty. */
  again: readonly Decision[];
}

const ROLL_MS = 750;
const LOOK_MS = 650;
/** How long each decision of a repeated turn is shown. */
const AGAIN_MS = 1300;
const TOLD = 9;
/** Events that are shown for a moment before the next roll. */
const SEEN = new Set(["crossed", "closed", "missed", "finish-announced", "won"]);

/** Animates dice, crosses and the pawns of On Board. */
export class QwixxReveal extends Reveal<QwixxState, OnBoardEvent, Take> {
  scene: Scene;
  /** Recent events, the newest first. */
  recent = $state.raw<readonly OnBoardEvent[]>([]);
  readonly #told = new WeakSet<Decision>();
  #turn: Decision[] = [];
  #last = $state.raw<readonly Decision[]>([]);
  #latest: Decision | null = null;

  constructor(table: () => QwixxTable) {
    super(table);
    const { state } = this.first;
    this.scene = $state.raw({ state, rolling: false, fresh: {}, closed: [], again: false });
  }

  override get canRepeat(): boolean {
    return this.#last.length > 0 && !this.playing;
  }

  /** Repeats the last turn: the roll and all crosses. */
  override repeat(): void {
    if (this.canRepeat && this.#latest) this.enqueue({ resolved: this.#latest, again: this.#last });
  }

  protected reset({ state }: QwixxSnapshot): void {
    if (!this.playing) this.#change({ state, rolling: false });
  }

  protected push(resolved: Decision): void {
    const events = resolved.events;
    this.#latest = resolved;
    this.#turn = rolls(resolved) ? [resolved] : [...this.#turn, resolved];
    const ends = events.some(({ kind }) => kind === "turn-passed" || kind === "won");
    if (ends && this.#turn.some(rolls)) this.#last = this.#turn;
    this.enqueue({ resolved, again: [] });
  }

  protected tell({ events }: Decision, before: QwixxSnapshot): string[] {
    return tell(events, nameIn(before));
  }

  protected async show({ resolved, again }: Take, wait: Wait): Promise<void> {
    if (again.length > 0) return this.#showAgain(again, wait);
    if (calm()) return;
    const events = resolved.events;
    for (const event of events) if (event.kind === "moved") await this.#walk(event, wait);
    const rolled = rolls(resolved);
    this.#see(resolved, rolled);
    if (events.some((event) => SEEN.has(event.kind))) await wait(LOOK_MS);
    if (!rolled) return;
    this.#change({ state: resolved.state, rolling: true });
    play("roll");
    await wait(ROLL_MS);
  }

  async #showAgain(turn: readonly Decision[], wait: Wait): Promise<void> {
    const rolled = turn.find(rolls)?.state;
    if (!rolled) return;
    for (const resolved of turn) {
      const { phase, roll, active } = rolled;
      const state = { ...resolved.state, phase, roll, active };
      const fresh = crossesIn(resolved.events);
      this.#change({ state, rolling: rolls(resolved), fresh, again: true });
      await wait(AGAIN_MS);
    }
  }

  async #walk({ seat, start, to, jumped }: OnBoardMoved, wait: Wait): Promise<void> {
    for (let field = start + 1; field <= to; field++) {
      if (jumped.includes(field)) continue;
      const { state } = this.scene;
      const pawns = [...(state.pawns ?? [])];
      pawns[seat] = field;
      this.#change({ state: { ...state, pawns } });
      play("step");
      await wait(PIX_MS * 2);
    }
  }

  protected settle({ resolved }: Take): void {
    const { events, state } = resolved;
    if (!this.#told.has(resolved)) this.#see(resolved);
    this.#change({ state, rolling: false, closed: [], again: false });
    if (events.some((event) => event.kind === "won")) play("win");
  }

  /** Shows the state after a decision with its crosses and events. With `held` the old dice stay
   * until the new ones roll. */
  #see(resolved: Decision, held = false): void {
    const { events, state } = resolved;
    const fresh = crossesIn(events);
    const drawn = Object.keys(fresh).length > 0 ? fresh : this.scene.fresh;
    const { roll, phase, active, crossed } = this.scene.state;
    this.#change({
      state: held ? { ...state, roll, phase, active, crossed } : state,
      fresh: drawn,
      closed: events.flatMap((event) => (event.kind === "closed" ? [event.colour] : [])),
    });
    this.#told.add(resolved);
    this.recent = [...[...events].reverse(), ...this.recent].slice(0, TOLD);
    const happened = (kind: string) => events.some((event) => event.kind === kind);
    if (happened("closed")) {
      play("close");
      buzz("caught");
    } else if (happened("crossed")) play("cross");
    else if (happened("missed")) play("refuse");
  }

  #change(changes: Partial<Scene>): void {
    this.scene = { ...this.scene, ...changes };
  }
}

const rolls = ({ events }: Decision) => events.some(({ kind }) => kind === "rolled");

/** The crosses of a decision, by seat. */
function crossesIn(events: readonly OnBoardEvent[]): Record<number, string[]> {
  const fresh: Record<number, string[]> = {};
  for (const event of events) {
    if (event.kind !== "crossed") continue;
    fresh[event.seat] = [...(fresh[event.seat] ?? []), writeCross(event)];
  }
  return fresh;
}
