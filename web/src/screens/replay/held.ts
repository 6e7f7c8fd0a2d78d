const KEY = "tablecade.replay";

/** A match file from this device. It is kept for this tab, also after a reload. */
export interface Held {
  name: string;
  file: string;
}

let held: Held | null = null;

export function hold(replay: Held): void {
  held = replay;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(replay));
  } catch {
    // The file is too large or storage is forbidden; the page keeps it.
  }
}

export function holding(): Held | null {
  if (held) return held;
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Held | null;
  } catch {
    return null;
  }
}
