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
}

const ROLL_MS = 600;
const LOOK_MS = 650;
const TOLD = 9;

/** Dice that roll, crosses that are drawn, and On Board pawns that walk. */
export class QwixxFilm<S extends QwixxState> {
  scene = $state.raw<Scene<S>>({ state: {} as S, rolling: false, fresh: {} });
  /** What happened lately, the last first. */
  lately = $state.raw<readonly TableEvent[]>([]);
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
    this.#see(resolved);
    if (events.some((event) => event.kind === "rolled")) {
      this.#change({ rolling: true });
      play("roll");
      await wait(ROLL_MS);
    } else if (events.some((event) => event.kind !== "passed" && event.kind !== "turn-passed")) {
      await wait(LOOK_MS);
    }
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
    if (this.scene.state !== (resolved.state as unknown as S)) this.#see(resolved);
    this.#change({ rolling: false });
    if (events.some((event) => event.kind === "won")) play("win");
  }

  /** The state after a decision, with its crosses drawn and its story told. */
  #see(resolved: Resolved): void {
    const events = resolved.events as TableEvent[];
    const fresh: Record<number, string[]> = {};
    for (const event of events) {
      if (event.kind !== "crossed") continue;
      const cross = writeCross(event as Parameters<typeof writeCross>[0]);
      fresh[event.seat] = [...(fresh[event.seat] ?? []), cross];
    }
    const drawn = Object.keys(fresh).length > 0 ? fresh : this.scene.fresh;
    this.#change({ state: resolved.state as unknown as S, fresh: drawn });
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
