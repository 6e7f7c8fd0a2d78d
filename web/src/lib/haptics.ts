import { demo } from "./demo";

const PATTERNS = {
  touch: 8,
  seal: [12, 40, 18],
  caught: [60, 40, 120],
  pick: 20,
  turn: [20, 60, 20],
};

/** A phone's answer to the thumb; nothing where there is no motor, or no tap on this page yet. */
export function buzz(pattern: keyof typeof PATTERNS): void {
  const tapped = navigator.userActivation?.hasBeenActive ?? true;
  if (tapped && !demo.plays) navigator.vibrate?.(PATTERNS[pattern]);
}
