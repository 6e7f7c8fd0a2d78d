import { untrack } from "svelte";
import { byColour } from "$/lib/rolls";
import { play } from "$/lib/sound";
import type { EnteredView } from "$/wire/types";
import type { QwixxTable } from "./state";

/** The entry of a roll of real dice on this device. Create it in a component. */
export class RollEntry {
  picks = $state.raw<readonly (number | null)[]>([]);
  /** The roll is entered here although another player rolls. */
  here = $state(false);
  /** Another player has rejected the roll that was entered here. */
  refused = $state(false);
  private shown = false;

  constructor(private readonly table: () => QwixxTable) {
    let n: number | undefined = -1;
    $effect.pre(() => {
      if (this.table().seen?.n === n) return;
      n = this.table().seen?.n;
      this.picks = [];
      this.here = this.refused = this.shown = false;
    });
    $effect.pre(() => {
      if (this.entered) this.refused = false;
      else if (this.shown) this.refused = true;
      this.shown = this.entered !== null && untrack(() => this.complete);
    });
  }

  get dice(): readonly string[] {
    return this.table().seen?.roll?.dice ?? [];
  }

  get entered(): EnteredView | null {
    return this.table().seen?.roll?.entered ?? null;
  }

  /** Whether this device may enter a roll. */
  get allowed(): boolean {
    const { identities, seen } = this.table();
    return identities.length > 0 && seen?.status === "playing";
  }

  get open(): boolean {
    return this.dice.length > 0 && !this.entered && this.allowed && (this.here || this.rolls);
  }

  /** Whether the player of this device rolls: the active one, or the first person for a bot. */
  get rolls(): boolean {
    const { seats = [], state, mine } = this.table().seen ?? {};
    const active = seats[state?.active ?? 0];
    const roller = active?.kind === "human" ? active : seats.find((seat) => seat.kind === "human");
    return roller !== undefined && mine?.seat === roller.seat;
  }

  get complete(): boolean {
    return this.dice.every((_, place) => this.picks[place]);
  }

  /** Sets a face. When the last missing one is set, the roll is sent; a corrected roll is not sent
   * by itself. */
  pick(place: number, face: number): void {
    const before = this.complete;
    this.picks = this.dice.map((_, at) => (at === place ? face : (this.picks[at] ?? null)));
    play("touch");
    if (this.complete && !before) this.send();
  }

  send(): void {
    const faces = this.picks.map((face) => face ?? 0);
    void this.table().enterRoll(byColour(this.dice, faces));
  }

  /** Rejects the entered roll. If it was entered here, its faces can be corrected. */
  change(): void {
    this.here ||= this.complete;
    this.shown = false;
    void this.table().rejectRoll();
  }
}
