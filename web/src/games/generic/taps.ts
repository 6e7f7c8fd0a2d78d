import type { MyHand, Snapshot, ViewField } from "$/wire/types";

export type Show = NonNullable<ViewField["show"]>;

/** A choice, and the places that its notation names, in the order they are tapped in. */
interface Reading {
  choice: string;
  places: readonly string[];
}

/** A place that can be tapped. Fields with the same pattern share their places. */
export const placeOf = (show: Show, name: number | string): string => `${show.choice} ${name}`;

const escaped = (text: unknown): string => String(text).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The pattern with a group for each place. A choice may go on after it, as `a7-a8=queen` does. */
function matcher(show: Show): RegExp {
  const parts = (show.choice ?? "").split(/\{\w+\}/).map(escaped);
  const names = show.as === "cards" ? show.deck : show.as === "dice" ? show.colours : null;
  const numbers = {
    grid: "[a-z][1-9][0-9]*",
    dice: "[1-9][0-9]*",
    cards: "",
    track: "[0-9]+",
    tally: "",
  };
  const place = names?.length ? names.map(escaped).join("|") : numbers[show.as];
  return new RegExp(`^${parts.join(`(${place})`)}(?![A-Za-z0-9])`);
}

/** Reads choices by the patterns of the fields. A choice that fits none has no places. */
export function readings(choices: readonly string[], fields: readonly ViewField[]): Reading[] {
  const shows = fields.flatMap(({ show }) => (show?.choice ? [show] : []));
  const patterns = shows.map((show) => ({ show, matches: matcher(show) }));
  return choices.map((choice) => {
    for (const { show, matches } of patterns) {
      const found = matches.exec(choice);
      if (found) return { choice, places: found.slice(1).map((name) => placeOf(show, name)) };
    }
    return { choice, places: [] };
  });
}

const fits = ({ places }: Reading, taps: readonly string[]): boolean =>
  places.length >= taps.length && taps.every((tap, index) => places[index] === tap);

/** The choices that are left after some taps. */
export const left = (read: readonly Reading[], taps: readonly string[]): Reading[] =>
  read.filter((one) => fits(one, taps));

/** The taps after one more; null if no choice fits. A second tap on a place takes it back. Where the
 * new tap doesn't fit the earlier ones, it replaces the last of them, or all. */
export function tapped(
  read: readonly Reading[],
  taps: readonly string[],
  place: string,
): string[] | null {
  const longer = [...taps, place];
  if (left(read, longer).length > 0) return longer;
  const at = taps.indexOf(place);
  if (at >= 0) return taps.slice(0, at);
  return taps.length > 0 ? tapped(read, taps.slice(0, -1), place) : null;
}

/** The places of the next tap. When a choice is complete, those that would replace its last one. */
export function nextPlaces(read: readonly Reading[], taps: readonly string[]): Set<string> {
  const next = left(read, taps).flatMap(({ places }) => places[taps.length] ?? []);
  return next.length > 0 || taps.length === 0 ? new Set(next) : nextPlaces(read, taps.slice(0, -1));
}

/** The choice that the taps mean: the only one left. */
export function meant(read: readonly Reading[], taps: readonly string[]): string | null {
  const choices = taps.length > 0 ? left(read, taps) : [];
  return choices.length === 1 ? (choices[0]?.choice ?? null) : null;
}

/** The choices that need a button: those without places, and those that no further tap separates. */
export function buttons(read: readonly Reading[], taps: readonly string[]): string[] {
  const loose = read.filter(({ places }) => places.length === 0);
  const full = left(read, taps).filter(({ places }) => places.length === taps.length);
  const several = taps.length > 0 && left(read, taps).length > 1 ? full : [];
  return [...loose, ...several].map(({ choice }) => choice);
}

/** Why a place can't be tapped, if the server says so. */
export function refusalAt(
  refused: MyHand["refused"],
  fields: readonly ViewField[],
  taps: readonly string[],
  place: string,
): MyHand["refused"][string] | null {
  const read = readings(Object.keys(refused), fields);
  const found = left(read, [...taps, place])[0] ?? left(read, [place])[0];
  return (found && refused[found.choice]) ?? null;
}

/** What a drawn field is given; `preview` is its value after the chosen action. */
export interface View<Drawn> {
  seen: Snapshot;
  field: ViewField;
  show: Drawn;
  value: unknown;
  preview?: unknown;
  tapping?: Tapping | null | undefined;
}

/** What a view needs to be tapped. */
export interface Tapping {
  /** The places of the next tap, and those that are tapped or sealed. */
  next: ReadonlySet<string>;
  marked: ReadonlySet<string>;
  /** Whether a place can be chosen, maybe in place of another one. */
  legal: (place: string) => boolean;
  tap: (place: string) => void;
}
