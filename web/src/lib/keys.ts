/** Whether a key event is for the game, not for an input, a dialog or the browser. A dialog that was
 * just closed may still have the focus: keys are for the game again. */
export function isPlaying(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element | null;
  if (target?.closest?.("input, select, textarea")) return false;
  return document.querySelector("dialog[open]") === null;
}

/** The digit of a key. On French keyboards the upper row needs Shift for digits. */
export function digitOf({ key, code, shiftKey }: KeyboardEvent): string | null {
  if (/^\d$/.test(key)) return key;
  return (!shiftKey && /^Digit(\d)$/.exec(code ?? "")?.[1]) || null;
}

/** Whether Enter seals: not if it would press a focused button or link that is not chosen yet. */
export function sealsWithEnter(): boolean {
  const focused = document.activeElement;
  return !focused?.matches("button:not([aria-pressed=true]), a");
}
