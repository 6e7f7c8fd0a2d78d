import { listed, say, speech, type Values, withMinus } from "$/lib/i18n.svelte";
import { seatName } from "$/lib/names";
import type { Cell, Snapshot, ViewField } from "$/wire/types";
import { wordOf } from "./say-choice";

/** The game, and the names of its seats. */
type Seen = Pick<Snapshot, "game" | "seats">;

/** The first of some sentences that there is, else the text itself. */
export function firstOf(keys: readonly string[], text: string): string {
  const key = keys.find((one) => speech.knows(one));
  return key ? say(key) : text;
}

/** The label of a field: the sentence `<game>-field-<name>`, else the name itself. */
export const label = (game: string, name: string): string =>
  firstOf([`${game}-field-${name}`], name.replaceAll("_", " "));

/** The name of a piece, ground, card, die or mark: `<game>-piece-<name>` or `<game>-value-<name>`,
 * else ours. */
export function word(game: string, name: string | number): string {
  const ours = [`view-piece-${name}`, `colour-${name}`];
  return firstOf([`${game}-piece-${name}`, `${game}-value-${name}`, ...ours], String(name));
}

/** What is on a cell, in words; empty for a free one. */
export function sayCell({ game, seats }: Seen, cell: Cell): string {
  const { owner = null, piece = null, value = null, ground = null } = cell;
  return [
    ground === null ? "" : word(game, ground),
    piece === null ? "" : word(game, piece),
    owner === null ? "" : seatName(seats[owner]),
    value === null ? "" : withMinus(String(value)),
  ]
    .filter(Boolean)
    .join(", ");
}

/** A value as text. With `cell` it is one seat's value of a field that has a value per seat. */
export function describe(seen: Seen, field: ViewField, value: unknown, cell = false): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
    return "–";
  const { game, seats } = seen;
  const inner = field.of?.[0];
  const entries = Object.entries(value);
  if (field.per_seat && !cell && Array.isArray(value))
    return value
      .map((one, seat) => `${seatName(seats[seat])} ${describe(seen, field, one, true)}`)
      .join(", ");
  switch (field.kind) {
    case "list":
      return inner ? entries.map(([, one]) => describe(seen, inner, one)).join(between(inner)) : "";
    case "map": {
      const of = (key: string) => (isPerson(field.key) ? seatName(seats[Number(key)]) : key);
      const told = (one: unknown) => (inner ? describe(seen, inner, one) : one);
      return entries.map(([key, one]) => `${of(key)} ${told(one)}`).join(", ");
    }
    case "record":
      return (field.of ?? [])
        .map((part) => [label(game, part.name), describe(seen, part, entry(value, part.name))])
        .map((told) => told.join(" "))
        .join(", ");
    case "seat":
    case "hand":
      return seatName(seats[Number(value)]);
    case "flag":
      return value ? "✓" : "–";
    case "text":
      return firstOf([`${game}-value-${value}`], String(value));
    default:
      return withMinus(String(value));
  }
}

const isPerson = (kind: unknown): boolean => kind === "seat" || kind === "hand";

/** Between the entries of a list, so that they can be told apart. */
function between({ kind }: ViewField): string {
  if (kind === "number" || kind === "text" || kind === "flag") return " ";
  return isPerson(kind) ? ", " : "; ";
}

/** A field of a value whose type only the server knows. */
export function entry(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** An event as a sentence: `event-<game>-<kind>` if the game has it, else the kind and its
 * values. */
export function tell(seen: Seen, fields: readonly ViewField[], event: unknown): string {
  const kind = String(entry(event, "kind") ?? "");
  const values: Values = {};
  for (const field of fields) {
    const value = entry(event, field.name);
    const people = field.kind === "list" && field.of?.[0]?.kind === "seat" && Array.isArray(value);
    if (typeof value === "number" && field.kind === "number") values[field.name] = value;
    else if (people) values[field.name] = listed(value.map((seat) => seatName(seen.seats[seat])));
    else values[field.name] = describe(seen, field, value);
  }
  const key = `event-${seen.game}-${kind}`;
  if (speech.knows(key)) return say(key, values);
  const parts = fields.map(({ name }) => `${label(seen.game, name)} ${values[name]}`);
  return [kind.replaceAll("-", " "), parts.join(", ")].filter(Boolean).join(": ");
}

/** Groups choices by their first word, such as `bid` of `bid7`. */
export function grouped(choices: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const choice of choices) {
    const word = wordOf(choice);
    groups.set(word, [...(groups.get(word) ?? []), choice]);
  }
  return groups;
}
