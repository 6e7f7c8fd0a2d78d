import type { PixoidDirection } from "./wire";

export const ARROWS: Record<PixoidDirection, string> = {
  up: "↑",
  down: "↓",
  left: "←",
  right: "→",
};

/** A program as an arrow and a number, or the pix of a placement. */
export const sayChoice = (choice: string): string =>
  choice
    .replace(/^@/, "")
    .replace(/^(up|down|left|right)(\d)$/, (_, way: PixoidDirection, n) => `${ARROWS[way]} ${n}`);
