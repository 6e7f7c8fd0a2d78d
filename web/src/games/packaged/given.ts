import { calm, tempo } from "$/lib/animation-queue.svelte";
import { sayChoice } from "$/lib/games";
import { say, speech } from "$/lib/i18n.svelte";
import { seatName } from "$/lib/names";
import { sayRefusal } from "$/lib/refusal";
import { type Effect, play } from "$/lib/sound";
import { colourOf, SHAPES } from "$/parts/shapes";
import type { MyHand, Snapshot } from "$/wire/types";
import type { Given, OwnHand, Seen, TableFacts, Words } from "$contract";

/** What is in the seal bar, by hand. */
export type Drafts = Readonly<Record<string, string>>;

/** A snapshot as a module sees it. */
export function seenOf(seen: Snapshot, drafts: Drafts, replayed: boolean): Seen {
  const { n, state, awaited, sealed, mine, status, rest } = seen;
  const hands = Object.entries(mine?.hands ?? {});
  const playing = rest && !replayed ? "resting" : "playing";
  return {
    n,
    status: status === "over" || status === "paused" ? status : playing,
    state,
    awaited,
    sealed,
    mine: mine && {
      seat: mine.seat,
      hands: Object.fromEntries(hands.map(([hand, own]) => [hand, ownOf(own, drafts[hand])])),
    },
  };
}

function ownOf({ legal, choice, preview, refused }: MyHand, draft: string | undefined): OwnHand {
  const reasons = Object.entries(refused).map(
    ([written, { code, detail, rule }]) =>
      [written, { rule, sentence: sayRefusal({ code, detail }) }] as const,
  );
  return { legal, choice, preview, draft: draft ?? null, refused: Object.fromEntries(reasons) };
}

/** Whether a choice can be put into the seal bar now. */
export function mayChoose(seen: Seen, hand: number, choice: string | null): boolean {
  const own = seen.mine?.hands[hand];
  if (seen.status !== "playing" || !own || own.choice !== null || own.legal.length < 2)
    return false;
  return choice === null || own.legal.includes(choice);
}

const SOUNDS: Record<Parameters<Given["sound"]>[0], Effect> = {
  touch: "touch",
  step: "step",
  pick: "pick",
  place: "place",
  roll: "roll",
  win: "win",
  lose: "caught",
};

export const sound: Given["sound"] = (effect) => play(SOUNDS[effect]);

export function wordsOf(seen: () => Snapshot): Words {
  return Object.assign(
    (key: string, values?: Record<string, string | number>) => say(key, values),
    {
      choice: (notation: string) => sayChoice(seen().game, notation),
      seat: (seat: number) => seatName(seen().seats[seat]),
    },
  );
}

/** Read anew at every access: names and settings change during a match. */
export function factsOf(seen: () => Snapshot, replayed: boolean): TableFacts {
  return {
    get game() {
      return seen().game;
    },
    get language() {
      return speech.language;
    },
    get options() {
      return seen().options;
    },
    get seats() {
      return seen().seats.map((seat) => ({
        seat: seat.seat,
        name: seatName(seat),
        colour: colourOf(seat.colour),
        sign: SHAPES[seat.colour] ?? SHAPES.cyan ?? "",
      }));
    },
    replayed,
    get tempo() {
      return replayed ? tempo.rate : 1;
    },
    get calm() {
      return calm();
    },
  };
}
