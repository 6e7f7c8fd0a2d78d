/** What the browser's storage did not take, as in private windows. Everything else is read from
 * the storage each time, because other tabs write there too. */
const unsaved = new Map<string, string>();

// Functions, because a browser may forbid even to name a storage.
const BROWSER = () => localStorage;
/** A place of this tab alone: it outlives a reload, but not the tab. */
export const TAB = () => sessionStorage;

export function load<T>(key: string, otherwise: T, place = BROWSER): T {
  try {
    const text = unsaved.get(key) ?? place().getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown, place = BROWSER): void {
  const text = JSON.stringify(value);
  try {
    place().setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text);
  }
}

/** Calls back when another tab has saved a value, or cleared the storage. */
export function onSavedElsewhere(key: string, listener: () => void): void {
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === key || event.key === null) listener();
  });
}

/** The value of a text in JSON; null if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
