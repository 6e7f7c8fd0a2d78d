import * as api from "$/lib/api";
import type { ReplayView, Snapshot } from "$/wire/types";

/** A match to watch: its file, and what the server tells of it. */
export interface Film {
  file: string;
  name: string;
  /** The table it was played at, where that is known. */
  code?: string;
  replay: ReplayView;
}

export async function filmOfFile(file: string, name: string): Promise<Film> {
  return { file, name, replay: await api.replay(file) };
}

export async function filmOfTable(code: string, match: string): Promise<Film> {
  const [file, seen] = await Promise.all([api.matchFile(code, match), api.look(code)]);
  const film = await filmOfFile(file, `${seen.game}-${seen.code}-${match}.jsonl`);
  return { ...film, code, replay: inColour(film.replay, seen) };
}

/** A show's film; its table, where it has one that is still there, gives the players' colours. */
export async function filmOfShow(id: string, code: string | undefined): Promise<Film> {
  const film = await filmOfFile(await api.shownMatch(id), `${id}.jsonl`);
  const seen = code ? await api.look(code).catch(() => null) : null;
  return seen ? { ...film, replay: inColour(film.replay, seen) } : film;
}

/** A file names no colours; a table remembers who wore which. */
export function inColour(replay: ReplayView, { seats, hands }: Snapshot): ReplayView {
  const same = seats.every((seat, place) => seat.name === replay.seats[place]?.name);
  if (!same || seats.length !== replay.seats.length) return replay;
  const steps = replay.steps.map((step) => ({
    ...step,
    hands: step.hands.map((hand) => ({
      ...hand,
      colour: hands[hand.hand]?.colour ?? hand.colour,
    })),
  }));
  const worn = replay.seats.map((seat, place) => ({
    ...seat,
    colour: seats[place]?.colour ?? seat.colour,
  }));
  return { ...replay, seats: worn, steps };
}
