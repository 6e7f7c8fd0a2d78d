/** What the browser's storage did not take, as in private windows. Everything else is read from
 * the storage each time, because other tabs write there too. */
const unsaved = new Map<string, string>();

export function load<T>(key: string, otherwise: T): T {
  const text = unsaved.get(key) ?? stored(key);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
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

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Like `load`, of this tab alone: it outlives a reload, but not the tab. */
export function loadInTab<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "") as T;
  } catch {
    return otherwise;
  }
}

export function saveInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As in `save`; a reload then forgets the value.
  }
}
