import { listed, say, speech, type Values, withMinus } from "$/lib/i18n.svelte";
import type { ViewField } from "$/wire/types";
import type { Cell } from "./grid";
import { wordOf } from "./say-choice";

/** Names of seats and hands. */
export type Name = (seat: number) => string;

const first = (...keys: string[]): string | undefined => keys.find((key) => speech.knows(key));

/** The label of a field: the sentence `<game>-field-<name>`, else the name itself. */
export function label(game: string, name: string): string {
  const key = first(`${game}-field-${name}`);
  return key ? say(key) : name.replaceAll("_", " ");
}

/** The name of a piece, ground, card, die or mark: `<game>-piece-<name>` or `<game>-value-<name>`,
 * else ours. */
export function word(game: string, name: string | number): string {
  const ours = [`view-piece-${name}`, `colour-${name}`];
  const key = first(`${game}-piece-${name}`, `${game}-value-${name}`, ...ours);
  return key ? say(key) : String(name);
}

/** What is on a cell, in words; empty for a free one. */
export function sayCell(game: string, cell: Cell, name: Name): string {
  const { owner = null, piece = null, value = null, ground = null } = cell;
  return [
    ground === null ? "" : word(game, ground),
    piece === null ? "" : word(game, piece),
    owner === null ? "" : name(owner),
    value === null ? "" : withMinus(String(value)),
  ]
    .filter(Boolean)
    .join(", ");
}

/** A value as text. With `cell` it is one seat's value of a field that has a value per seat. */
export function describe(
  game: string,
  field: ViewField,
  value: unknown,
  name: Name,
  cell = false,
): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
    return "–";
  const inner = field.of?.[0];
  if (field.per_seat && !cell && Array.isArray(value))
    return value
      .map((one, seat) => `${name(seat)} ${describe(game, field, one, name, true)}`)
      .join(", ");
  switch (field.kind) {
    case "list":
      return inner && Array.isArray(value)
        ? value.map((one) => describe(game, inner, one, name)).join(separator(inner))
        : "";
    case "map":
      return Object.entries(value)
        .map(
          ([key, one]) =>
            `${keyName(field, key, name)} ${inner ? describe(game, inner, one, name) : one}`,
        )
        .join(", ");
    case "record":
      return (field.of ?? [])
        .map(
          (part) =>
            `${label(game, part.name)} ${describe(game, part, entry(value, part.name), name)}`,
        )
        .join(", ");
    case "seat":
    case "hand":
      return name(Number(value));
    case "flag":
      return value ? "✓" : "–";
    case "text": {
      const key = first(`${game}-value-${value}`);
      return key ? say(key) : String(value);
    }
    default:
      return withMinus(String(value));
  }
}

/** Between the entries of a list, so that they can be told apart. */
function separator({ kind }: ViewField): string {
  if (kind === "number" || kind === "text" || kind === "flag") return " ";
  return kind === "seat" || kind === "hand" ? ", " : "; ";
}

const keyName = (field: ViewField, key: string, name: Name): string =>
  field.key === "seat" || field.key === "hand" ? name(Number(key)) : key;

/** A field of a value whose type only the server knows. */
export function entry(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** An event as a sentence: `event-<game>-<kind>` if the game has it, else the kind and its
 * values. */
export function tell(
  game: string,
  fields: readonly ViewField[],
  event: unknown,
  name: Name,
): string {
  const kind = String(entry(event, "kind") ?? "");
  const values: Values = {};
  for (const field of fields) {
    const value = entry(event, field.name);
    values[field.name] =
      typeof value === "number" && field.kind === "number" ? value : said(game, field, value, name);
  }
  const key = first(`event-${game}-${kind}`);
  if (key) return say(key, values);
  const parts = fields.map((field) => `${label(game, field.name)} ${values[field.name]}`);
  return [kind.replaceAll("-", " "), parts.join(", ")].filter(Boolean).join(": ");
}

function said(game: string, field: ViewField, value: unknown, name: Name): string {
  const people = field.kind === "list" && field.of?.[0]?.kind === "seat" && Array.isArray(value);
  return people
    ? listed(value.map((seat) => name(Number(seat))))
    : describe(game, field, value, name);
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

export function sayGroup(game: string, word: string): string {
  const key = first(`${game}-group-${word}`);
  return key ? say(key) : word;
}
