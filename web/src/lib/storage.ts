/** What this page has saved, in case the browser's storage is not available, as in private
 * windows. */
const held = new Map<string, string>();

export function load<T>(key: string, otherwise: T): T {
  const text = held.get(key) ?? stored(key);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  held.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // The storage is full or forbidden; the page keeps the value.
  }
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
