import { calm, tempo } from "$/lib/animation-queue.svelte";

/** The longest animation of a change, in milliseconds. */
export const CHANGE_MS = 600;

/** How long an animation takes here: nothing with reduced motion. */
export const lasting = (ms: number): number => (calm() ? 0 : ms / tempo.rate);

export function animate(element: Element | null | undefined, frames: Keyframe[], ms: number): void {
  if (calm() || document.hidden) return;
  element?.animate?.(frames, { duration: lasting(ms), easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
}

export const POP: Keyframe[] = [
  { transform: "scale(0)", opacity: 0 },
  { transform: "scale(1.15)", offset: 0.7 },
  { transform: "none" },
];
export const FADE: Keyframe[] = [{ opacity: 0.9 }, { opacity: 0, transform: "scale(0.6)" }];
export const TURN: Keyframe[] = [
  { transform: "rotateY(180deg) scale(0.8)" },
  { transform: "none" },
];

/** Moves an element from where another one is to its own place. */
export function moveFrom(element: Element | null, from: DOMRect | undefined): void {
  if (!element || !from) return;
  const to = element.getBoundingClientRect();
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  animate(
    element,
    [
      { transform: start, zIndex: 2 },
      { transform: "none", zIndex: 2 },
    ],
    500,
  );
}
