/** Whether a key is for the game: not for a field to write in, a list, an open dialog, or with a
 * modifier for the browser. */
export function isPlaying(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element | null;
  if (target?.closest?.("input, select, textarea, dialog")) return false;
  return document.querySelector("dialog[open]") === null;
}

/** The digit a key is for: on French keyboards the upper row writes digits only with Shift. */
export function digitOf({ key, code, shiftKey }: KeyboardEvent): string | null {
  if (/^\d$/.test(key)) return key;
  return (!shiftKey && /^Digit(\d)$/.exec(code ?? "")?.[1]) || null;
}

/** Enter presses what is focused, unless that is nothing or is chosen already. */
export function sealsWithEnter(): boolean {
  const focused = document.activeElement;
  return !focused?.matches("button:not([aria-pressed=true]), a");
}
