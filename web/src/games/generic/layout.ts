import type { ViewField } from "$/wire/types";

/** Where the fields of a state are shown. */
export interface Layout {
  /** The largest: the first board, cards or track of the whole table, else the first dice. */
  main: ViewField | null;
  /** The other drawn fields of the whole table. */
  others: ViewField[];
  /** Those with a value for each seat. */
  seats: ViewField[];
  /** Single values, as text. */
  plain: ViewField[];
}

/** A track shows all seats in one picture. */
const isShared = (field: ViewField): boolean => !field.per_seat || field.show?.as === "track";

export function arranged(fields: readonly ViewField[]): Layout {
  const drawn = fields.filter(
    (field) => field.show && field.show.as !== "tally" && isShared(field),
  );
  const main = drawn.find(({ show }) => show?.as !== "dice") ?? drawn[0] ?? null;
  return {
    main,
    others: drawn.filter((field) => field !== main),
    seats: fields.filter((field) => !isShared(field)),
    plain: fields.filter((field) => isShared(field) && !drawn.includes(field)),
  };
}
