import { buzz } from "$/lib/haptics";
import { PIX_MS } from "$/lib/motion";
import { Reel, type Wait } from "$/lib/reel.svelte";
import { play } from "$/lib/sound";
import type { OnBoardMoved, Resolved } from "$/wire/types";
import { type QwixxState, writeCross } from "./state";
import type { TableEvent } from "./tell";

/** What the eye sees, which runs behind the truth while dice roll and pens write. */
export interface Scene<S extends QwixxState> {
  state: S;
  rolling: boolean;
  /** Crosses just made, by seat. */
  fresh: Record<number, string[]>;
  /** Rows closed in this very moment. */
  closed: string[];
}

const ROLL_MS = 750;
const LOOK_MS = 650;
const TOLD = 9;
/** What is worth a look before the dice roll again. */
const SEEN = new Set(["crossed", "closed", "missed", "finish-announced", "won"]);

/** Dice that roll, crosses that are drawn, and On Board pawns that walk. */
export class QwixxFilm<S extends QwixxState> {
  scene = $state.raw<Scene<S>>({
    state: {} as S,
    rolling: false,
    fresh: {},
    closed: [],
  });
  /** What happened lately, the last first. */
  lately = $state.raw<readonly TableEvent[]>([]);
  readonly #told = new WeakSet<Resolved>();
  readonly reel = new Reel<Resolved>(
    (resolved, wait) => this.#show(resolved, wait),
    (resolved) => this.#jump(resolved),
  );

  constructor(state: Record<string, unknown>) {
    this.#change({ state: state as unknown as S });
  }

  /** A snapshot says where things stand, whatever was playing. */
  reset(state: Record<string, unknown>): void {
    if (!this.reel.playing) this.#change({ state: state as unknown as S, rolling: false });
  }

  async #show(resolved: Resolved, wait: Wait): Promise<void> {
    const events = resolved.events as TableEvent[];
    for (const event of events) if (event.kind === "moved") await this.#walk(event, wait);
    const rolls = events.some((event) => event.kind === "rolled");
    this.#see(resolved, rolls);
    if (events.some((event) => SEEN.has(event.kind))) await wait(LOOK_MS);
    if (!rolls) return;
    this.#change({ state: resolved.state as unknown as S, rolling: true });
    play("roll");
    await wait(ROLL_MS);
  }

  async #walk({ seat, start, to, jumped }: OnBoardMoved, wait: Wait): Promise<void> {
    for (let field = start + 1; field <= to; field++) {
      if (jumped.includes(field)) continue;
      const { state } = this.scene;
      const pawns = [...((state as { pawns?: number[] }).pawns ?? [])];
      pawns[seat] = field;
      this.#change({ state: { ...state, pawns } });
      play("step");
      await wait(PIX_MS * 2);
    }
  }

  #jump(resolved: Resolved): void {
    const events = resolved.events as TableEvent[];
    if (!this.#told.has(resolved)) this.#see(resolved);
    this.#change({ state: resolved.state as unknown as S, rolling: false, closed: [] });
    if (events.some((event) => event.kind === "won")) play("win");
  }

  /** The state after a decision, with its crosses drawn and its story told. Where the next dice are
   * still to be rolled, the old ones lie there, and nothing says what comes. */
  #see(resolved: Resolved, held = false): void {
    const events = resolved.events as TableEvent[];
    const fresh: Record<number, string[]> = {};
    for (const event of events) {
      if (event.kind !== "crossed") continue;
      const cross = writeCross(event as Parameters<typeof writeCross>[0]);
      fresh[event.seat] = [...(fresh[event.seat] ?? []), cross];
    }
    const drawn = Object.keys(fresh).length > 0 ? fresh : this.scene.fresh;
    const { roll, phase, active, crossed } = this.scene.state;
    const state = resolved.state as unknown as S;
    this.#change({
      state: held ? { ...state, roll, phase, active, crossed } : state,
      fresh: drawn,
      closed: events.flatMap((event) => (event.kind === "closed" ? [event.colour] : [])),
    });
    this.#told.add(resolved);
    this.lately = [...[...events].reverse(), ...this.lately].slice(0, TOLD);
    this.#sound(events);
  }

  #sound(events: readonly TableEvent[]): void {
    if (events.some((event) => event.kind === "closed")) {
      play("close");
      buzz("caught");
    } else if (events.some((event) => event.kind === "crossed")) play("cross");
    else if (events.some((event) => event.kind === "missed")) play("refuse");
  }

  #change(changes: Partial<Scene<S>>): void {
    this.scene = { ...this.scene, ...changes };
  }
}
