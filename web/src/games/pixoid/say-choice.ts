import { seenAs } from "./maze";
import type { PixoidDirection } from "./wire";

const ARROWS: Record<PixoidDirection, string> = { up: "↑", down: "↓", left: "←", right: "→" };

/** A program as an arrow and a number, on a board turned by so many quarters, or the pix of a
 * placement. */
export const sayProgram = (choice: string, turned = 0): string =>
  choice
    .replace(/^@/, "")
    .replace(
      /^(up|down|left|right)(\d)$/,
      (_, way: PixoidDirection, distance) => `${ARROWS[seenAs(way, turned)]} ${distance}`,
    );
