import { demo } from "./demo";

const PATTERNS = {
  touch: 8,
  seal: [12, 40, 18],
  caught: [60, 40, 120],
  pick: 20,
  turn: [20, 60, 20],
};

/** Vibrates. Does nothing without a motor or before the first tap on the page. */
export function buzz(pattern: keyof typeof PATTERNS): void {
  const tapped = navigator.userActivation?.hasBeenActive ?? true;
  if (tapped && !demo.plays) navigator.vibrate?.(PATTERNS[pattern]);
}
