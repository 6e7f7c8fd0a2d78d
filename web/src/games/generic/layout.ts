import type { ViewField } from "$/wire/types";

/** Where the fields of a state are shown. */
export interface Layout {
  /** The board or track that is the largest picture, if it comes before all cards. */
  board: ViewField | null;
  /** The other drawn fields of the whole table, the largest first. */
  mat: ViewField[];
  /** Those with a value for each seat. */
  seats: ViewField[];
  /** Single values, as text. */
  plain: ViewField[];
}

/** A track shows all seats in one picture. */
const isShared = (field: ViewField): boolean => !field.per_seat || field.show?.as === "track";

/** The first board, track or cards of the whole table are the largest, else the first dice. */
export function arranged(fields: readonly ViewField[]): Layout {
  const drawn = fields.filter(
    (field) => field.show && field.show.as !== "tally" && isShared(field),
  );
  const main = drawn.find(({ show }) => show?.as !== "dice") ?? drawn[0];
  const lying = main?.show?.as === "cards" || main?.show?.as === "dice";
  const others = drawn.filter((field) => field !== main);
  return {
    board: main && !lying ? main : null,
    mat: main && lying ? [main, ...others] : others,
    seats: fields.filter((field) => !isShared(field)),
    plain: fields.filter((field) => isShared(field) && !drawn.includes(field)),
  };
}
