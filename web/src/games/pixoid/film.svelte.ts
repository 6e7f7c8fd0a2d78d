import { buzz } from "$/lib/haptics";
import { FREEZE_MS, PIX_MS } from "$/lib/motion";
import { Reel, type Wait } from "$/lib/reel.svelte";
import { play } from "$/lib/sound";
import type {
  PixoidCaught,
  PixoidEvent,
  PixoidProgram,
  PixoidRevealed,
  PixoidRoundEnded,
  PixoidWalked,
  Resolved,
} from "$/wire/types";
import { type PixoidState, stateOf } from "./state";

/** What the eye sees, which runs behind the truth while a reveal plays. */
export interface Scene {
  state: PixoidState;
  programs: Record<string, PixoidProgram>;
  walks: Record<number, string[]>;
  caught: PixoidCaught | null;
  /** A bonus cube that was just picked up here. */
  picked: string | null;
  escaped: boolean;
}

const LOOK_MS = 700;
const AFTER_MS = 350;

export const still = (state: PixoidState): Scene => ({
  state,
  programs: {},
  walks: {},
  caught: null,
  picked: null,
  escaped: false,
});

export const roundEnded = (events: readonly PixoidEvent[]): PixoidRoundEnded | null =>
  events.find((event) => event.kind === "round-ended") ?? null;

/** The reveal of each turn: Pixoid walks first, then all Bugs together. */
export class PixoidFilm {
  scene = $state.raw<Scene>(still({} as PixoidState));
  /** How the last round ended, for the summary between rounds. */
  ended = $state.raw<PixoidRoundEnded | null>(null);
  readonly reel = new Reel<Resolved>(
    (resolved, wait) => this.#show(resolved, wait),
    (resolved) => this.#jump(resolved),
  );

  constructor(state: PixoidState) {
    this.scene = still(state);
  }

  /** A snapshot says where things stand, whatever was playing. */
  reset(state: PixoidState): void {
    if (!this.reel.playing) this.scene = still(state);
  }

  async #show(resolved: Resolved, wait: Wait): Promise<void> {
    const events = resolved.events as PixoidEvent[];
    const placed = events.find((event) => event.kind === "placed");
    if (placed) {
      play("sit");
      return wait(AFTER_MS);
    }
    const revealed = events.find((event) => event.kind === "revealed");
    if (revealed) await this.#turn(revealed, events, wait);
  }

  async #turn(revealed: PixoidRevealed, events: PixoidEvent[], wait: Wait): Promise<void> {
    this.#change({ programs: revealed.programs });
    play("seal");
    await wait(LOOK_MS);
    const pixoid = this.scene.state.pixoid;
    const walks = events.filter((event) => event.kind === "walked");
    const flight = walks.find((walk) => walk.hand === pixoid);
    if (flight) await this.#flee(flight, events, wait);
    await this.#chase(
      walks.filter((walk) => walk.hand !== pixoid),
      wait,
    );
    await this.#end(events, wait);
  }

  async #flee(flight: PixoidWalked, events: PixoidEvent[], wait: Wait): Promise<void> {
    const bonus = new Set(events.flatMap((event) => (event.kind === "picked" ? [event.pix] : [])));
    this.#walk([flight]);
    for (const pix of flight.path) {
      await wait(PIX_MS);
      play("step");
      if (bonus.has(pix)) this.#pick(pix);
    }
    await wait(AFTER_MS);
  }

  #pick(pix: string): void {
    const { state } = this.scene;
    const bonus = state.bonus.filter((other) => other !== pix);
    this.#change({ picked: pix, state: { ...state, bonus, picked: state.picked + 1 } });
    play("pick");
    buzz("pick");
  }

  async #chase(walks: PixoidWalked[], wait: Wait): Promise<void> {
    if (walks.length === 0) return;
    this.#walk(walks);
    const longest = Math.max(...walks.map((walk) => walk.path.length));
    for (let step = 0; step < longest; step++) {
      await wait(PIX_MS);
      play("step");
    }
    await wait(AFTER_MS);
  }

  #walk(walks: PixoidWalked[]): void {
    const { state } = this.scene;
    const cubes = [...state.cubes];
    const paths: Record<number, string[]> = {};
    for (const { hand, path } of walks) {
      paths[hand] = [cubes[hand] ?? path[0] ?? "", ...path];
      cubes[hand] = path.at(-1) ?? cubes[hand] ?? null;
    }
    this.#change({ state: { ...state, cubes }, walks: paths });
  }

  async #end(events: PixoidEvent[], wait: Wait): Promise<void> {
    const caught = events.find((event) => event.kind === "caught");
    if (caught) {
      this.#change({ caught, walks: {} });
      play("caught");
      buzz("caught");
      await wait(FREEZE_MS + 1200);
    } else if (events.some((event) => event.kind === "escaped")) {
      const { state } = this.scene;
      this.#change({ escaped: true, state: { ...state, reserve: state.reserve - 1 } });
      play("escape");
      await wait(AFTER_MS * 2);
    }
  }

  #jump(resolved: Resolved): void {
    const events = resolved.events as PixoidEvent[];
    const programs = events.find((event) => event.kind === "revealed")?.programs ?? {};
    this.scene = { ...still(stateOf(resolved.state)), programs };
    this.ended = roundEnded(events) ?? this.ended;
    if (events.some((event) => event.kind === "won")) play("win");
  }

  #change(changes: Partial<Scene>): void {
    this.scene = { ...this.scene, ...changes };
  }
}
