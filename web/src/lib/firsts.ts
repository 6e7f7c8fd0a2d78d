import { load, save } from "./storage";

const KEY = "tablecade.firsts";
/** A player is new to a role for so many turns. */
const NEW_FOR = 2;

const counts = () => load<Record<string, number>>(KEY, {});

/** Whether this browser's player is new to a role, written `<game>-<role>`. */
export const isNew = (part: string): boolean => (counts()[part] ?? 0) < NEW_FOR;

export const known = (part: string): void => save(KEY, { ...counts(), [part]: NEW_FOR });

export const played = (part: string): void =>
  save(KEY, { ...counts(), [part]: (counts()[part] ?? 0) + 1 });
