import * as api from "$/lib/api";
import { load, save, TAB } from "$/lib/storage";
import type { ReplayView, Snapshot } from "$/wire/types";

/** A replay: the match file and the server's view of it. */
export interface LoadedReplay {
  file: string;
  name: string;
  /** The code of its table, if known. */
  code?: string;
  view: ReplayView;
}

const KEY = "tablecade.replay";

/** A match file from this device, which the tab keeps. */
export const hold = (replay: { name: string; file: string }) => save(KEY, replay, TAB);

export async function replayHeld(): Promise<LoadedReplay | null> {
  const held = load<Parameters<typeof hold>[0] | null>(KEY, null, TAB);
  return held && replayOfFile(held.file, held.name);
}

export async function replayOfFile(file: string, name: string): Promise<LoadedReplay> {
  return { file, name, view: await api.replay(file) };
}

export async function replayOfTable(code: string, match: string): Promise<LoadedReplay> {
  const [file, seen] = await Promise.all([api.matchFile(code, match), api.look(code)]);
  const replay = await replayOfFile(file, `${seen.game}-${seen.code}-${match}.jsonl`);
  return { ...replay, code, view: inColour(replay.view, seen) };
}

/** The replay of a watch party. If its table still exists, the players have their colours from
 * there. */
export async function replayOfWatchParty(
  id: string,
  code: string | undefined,
): Promise<LoadedReplay> {
  const replay = await replayOfFile(await api.shownMatch(id), `${id}.jsonl`);
  const seen = code ? await api.look(code).catch(() => null) : null;
  return seen ? { ...replay, view: inColour(replay.view, seen) } : replay;
}

/** Adds the players' colours from the table: the file has none. */
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
