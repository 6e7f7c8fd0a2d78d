const KEY = "tablecade.replay";

/** A match file somebody brought: for as long as the tab lives, also after a reload. */
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
    // Too large or forbidden: the page itself remembers.
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
