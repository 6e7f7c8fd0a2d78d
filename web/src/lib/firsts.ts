import { load, save } from "./storage";

const KEY = "tablecade.firsts";
/** A part is new to somebody for so many of its turns. */
const NEW_FOR = 2;

const counts = () => load<Record<string, number>>(KEY, {});

/** Whether this browser's player is new to a part, such as `pixoid-bug`. */
export const isNew = (part: string): boolean => (counts()[part] ?? 0) < NEW_FOR;

/** Who has read enough is not new any more. */
export const known = (part: string): void => save(KEY, { ...counts(), [part]: NEW_FOR });

/** One more turn was played in that part. */
export const played = (part: string): void =>
  save(KEY, { ...counts(), [part]: (counts()[part] ?? 0) + 1 });
