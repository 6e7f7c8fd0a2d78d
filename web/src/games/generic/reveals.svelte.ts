import { announcer } from "$/lib/announce.svelte";
import { listGames } from "$/lib/games";
import { say } from "$/lib/i18n.svelte";
import { seatName } from "$/lib/names";
import type { Table } from "$/lib/table";
import type { GameView, Snapshot } from "$/wire/types";
import { lasting } from "./animate";
import { entry, sayCell, tell } from "./describe";
import { byName, cellsOf, changeOf } from "./grid";

const KEPT = 12;
/** How long a reveal can be seen before the end of the match covers it. */
const SEEN_MS = 1500;

/** The server's description of a game, and recent events at its table as sentences. */
export class Reveals {
  view = $state.raw<GameView | null>(null);
  lines = $state.raw<string[]>([]);
  /** A reveal is still to be seen. */
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    void listGames()
      .then((all) => {
        this.view = all.find((one) => one.game === game) ?? null;
      })
      .catch(() => null);
  }

  /** Listens until the view closes, and calls `revealed` after each reveal. */
  listen(table: Table, seen: () => Snapshot, revealed: () => void = () => {}): () => void {
    table.isRevealing = () => this.playing;
    return table.listen((message, before) => {
      if (message.kind !== "resolved") return;
      const told = message.events.map((event) => this.#tell(seen(), event));
      announcer.say((told.length > 0 ? told : this.#changes(before, message.state)).join(" "));
      this.lines = [...told.reverse(), ...this.lines].slice(0, KEPT);
      this.playing = lasting(SEEN_MS) > 0;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.playing = false), lasting(SEEN_MS));
      revealed();
    });
  }

  /** What changed on the boards, for a reveal without events: “c4: Ada.” */
  #changes(before: Snapshot, state: object): string[] {
    const name = (seat: number) => seatName(before.seats[seat]);
    return (this.view?.views.state ?? []).flatMap((field) => {
      if (field.show?.as !== "grid" || field.per_seat) return [];
      const now = cellsOf(field, field.show, entry(state, field.name));
      const cells = byName(now);
      const change = changeOf(cellsOf(field, field.show, entry(before.state, field.name)), now);
      return change.all.map((cell) => {
        const what = sayCell(before.game, cells.get(cell) ?? {}, name) || say("view-free");
        return say("view-changed", { cell, what });
      });
    });
  }

  #tell(seen: Snapshot, event: unknown): string {
    const fields = this.view?.views.events[String(entry(event, "kind"))] ?? [];
    return tell(seen.game, fields, event, (seat) => seatName(seen.seats[seat]));
  }
}
