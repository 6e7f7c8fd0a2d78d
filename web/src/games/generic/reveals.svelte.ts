import { announcer } from "$/lib/announce.svelte";
import { listGames } from "$/lib/games";
import { seatName } from "$/lib/names";
import type { Table } from "$/lib/table";
import type { GameView, Snapshot } from "$/wire/types";
import { entry, tell } from "./describe";

const KEPT = 12;

/** The server's description of a game, and recent events at its table as sentences. */
export class Reveals {
  view = $state.raw<GameView | null>(null);
  lines = $state.raw<string[]>([]);

  constructor(game: string) {
    void listGames()
      .then((all) => {
        this.view = all.find((one) => one.game === game) ?? null;
      })
      .catch(() => null);
  }

  /** Listens until the view closes, and calls `revealed` after each reveal. */
  listen(table: Table, seen: () => Snapshot, revealed: () => void = () => {}): () => void {
    return table.listen((message) => {
      if (message.kind !== "resolved") return;
      const told = message.events.map((event) => this.#tell(seen(), event));
      this.lines = [...told.reverse(), ...this.lines].slice(0, KEPT);
      announcer.say([...told].reverse().join(" "));
      revealed();
    });
  }

  #tell(seen: Snapshot, event: unknown): string {
    const fields = this.view?.views.events[String(entry(event, "kind"))] ?? [];
    return tell(seen.game, fields, event, (seat) => seatName(seen.seats[seat]));
  }
}
