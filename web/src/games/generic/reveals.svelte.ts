import { calm, type Wait } from "$/lib/animation-queue.svelte";
import { viewOf } from "$/lib/games";
import { say } from "$/lib/i18n.svelte";
import { Reveal } from "$/lib/reveal.svelte";
import type { Table } from "$/lib/table";
import type { GameView, Resolved, Snapshot } from "$/wire/types";
import { CHANGE_MS } from "./animate";
import { entry, sayCell, tell } from "./describe";
import { byName, cellsOf, changeOf } from "./grid";

const KEPT = 12;
/** How long a reveal can be seen before the end of the match covers it. */
const SEEN_MS = 1500;

/** The server's description of a game, and recent events at its table as sentences. */
export class Reveals extends Reveal {
  view = $state.raw<GameView | null>(null);
  lines = $state.raw<string[]>([]);

  constructor(private readonly table: () => Table) {
    super(table);
    $effect(() => {
      void viewOf(table().seen?.game).then((view) => {
        this.view = view;
      });
    });
  }

  protected reset(): void {}

  protected push(resolved: Resolved): void {
    const told = resolved.events.map((event) => this.#sentence(event));
    this.lines = [...told.reverse(), ...this.lines].slice(0, KEPT);
    this.enqueue(resolved);
  }

  protected tell({ events, state }: Resolved, before: Snapshot): string[] {
    if (events.length > 0) return events.map((event) => this.#sentence(event));
    return this.#changes(before, state);
  }

  /** The views move what changed by themselves. */
  protected show(_: Resolved, wait: Wait): Promise<void> {
    return wait(calm() ? 0 : this.table().replayed ? CHANGE_MS : SEEN_MS);
  }

  protected settle(): void {}

  /** What changed on the boards, for a reveal without events: “c4: Ada.” */
  #changes(before: Snapshot, state: object): string[] {
    return (this.view?.views.state ?? []).flatMap((field) => {
      if (field.show?.as !== "grid" || field.per_seat) return [];
      const now = cellsOf(field, field.show, entry(state, field.name));
      const cells = byName(now);
      const change = changeOf(cellsOf(field, field.show, entry(before.state, field.name)), now);
      return change.all.map((cell) => {
        const what = sayCell(before, cells.get(cell) ?? {}) || say("view-free");
        return say("view-changed", { cell, what });
      });
    });
  }

  #sentence(event: { kind: string }): string {
    const fields = this.view?.views.events[event.kind] ?? [];
    return tell(this.table().seen ?? { game: "", seats: [] }, fields, event);
  }
}
