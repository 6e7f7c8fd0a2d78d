import type { Frame } from "./timeline";
import type { Board, PixoidDirection } from "./wire";

/** A point of the drawing: a pix is one unit wide, (0, 0) is the upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** Clockwise: a quarter turn of the board is one step in this list. */
export const CLOCKWISE: readonly PixoidDirection[] = ["up", "right", "down", "left"];

export const ARROWS: Record<string, PixoidDirection> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
};

const BEND = 0.34;

/** The centre of a pix on a board turned clockwise by `turned` quarters. */
export function spot(pix: string, size: number, turned = 0): Spot {
  let x = pix.charCodeAt(0) - 97 + 0.5;
  let y = size - Number(pix.slice(1)) + 0.5;
  for (let quarter = 0; quarter < turned; quarter++) [x, y] = [size - y, x];
  return { x, y };
}

/** A point of the screen in the units of an SVG element; null if it is not drawn. */
export function pointIn(
  element: SVGGraphicsElement | undefined,
  x: number,
  y: number,
): Spot | null {
  const place = element?.getScreenCTM()?.inverse();
  return place ? new DOMPoint(x, y).matrixTransform(place) : null;
}

/** A direction of the board as seen on the turned drawing, and the reverse. */
export const seenAs = (direction: PixoidDirection, turned: number): PixoidDirection =>
  CLOCKWISE[(CLOCKWISE.indexOf(direction) + turned) % 4] ?? direction;
export const meantBy = (seen: PixoidDirection, turned: number): PixoidDirection =>
  seenAs(seen, 4 - turned);

export const degrees = (direction: PixoidDirection): number => CLOCKWISE.indexOf(direction) * 90;

/** The centre line of all corridors as one path with rounded bends. */
export function corridors(board: Pick<Board, "size" | "pix" | "open">, turned = 0): string {
  const ways = new Map<string, string[]>(board.pix.map((pix) => [pix, []]));
  for (const [a, b] of board.open) {
    ways.get(a)?.push(b);
    ways.get(b)?.push(a);
  }
  const at = (pix: string) => spot(pix, board.size, turned);
  return [...ways].map(([pix, next]) => corridor(at(pix), next.map(at))).join("");
}

function corridor(here: Spot, next: Spot[]): string {
  const [a, b] = next;
  if (!a || !b || next.length > 2 || a.x === b.x || a.y === b.y)
    return next.map((other) => `M${say(here)}L${say(between(here, other, 0.5))}`).join("");
  const [from, to] = [between(here, a, BEND), between(here, b, BEND)];
  const [start, end] = [between(here, a, 0.5), between(here, b, 0.5)];
  return `M${say(start)}L${say(from)}Q${say(here)} ${say(to)}L${say(end)}`;
}

const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const say = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A cube's distance from the centre of its pix. Cubes on the same pix are side by side. */
export function aside(cubes: readonly (string | null)[], hand: number): Spot {
  const sharing = cubes.flatMap((other, index) => (other === cubes[hand] ? [index] : []));
  if (sharing.length < 2) return { x: 0, y: 0 };
  const angle = (sharing.indexOf(hand) / sharing.length) * 2 * Math.PI + Math.PI;
  return { x: Math.cos(angle) * 0.27, y: Math.sin(angle) * 0.27 };
}

/** Where a cube is drawn, and whether others are on the same pix. While it fades from one place to
 * another, `ghost` is the old place. */
interface Place extends Spot {
  crowded: boolean;
  opacity: number;
  ghost: Spot | null;
}

/** Where all cubes are drawn at one moment of a reveal. */
export function places(
  { state, moving, shared }: Pick<Frame, "state" | "moving" | "shared">,
  size: number,
  turned: number,
): (Place | null)[] {
  return state.cubes.map((pix, hand) => {
    if (pix === null) return null;
    const move = moving[hand];
    const base = move
      ? between(spot(move.from, size, turned), spot(move.to, size, turned), move.share)
      : spot(pix, size, turned);
    const here = move?.fades ? spot(move.to, size, turned) : base;
    const [before, after] = [aside(shared.before, hand), aside(shared.after, hand)];
    const off = between(before, after, shared.share);
    return {
      x: here.x + off.x,
      y: here.y + off.y,
      crowded: Object.values(shared.share > 0.5 ? after : before).some(Boolean),
      opacity: move?.fades ? move.share : 1,
      ghost: move?.fades ? spot(move.from, size, turned) : null,
    };
  });
}

/** The cells of the score track. */
export const CELLS = 50;

/** The `grid-area` of a cell of the score track in a grid of 14 × 13. The track goes clockwise, with
 * cells 0, 13, 25 and 38 in the corners. */
export function cellArea(cell: number): string {
  const row = cell < 38 ? Math.min(Math.max(cell - 12, 1), 13) : 51 - cell;
  const column = cell < 25 ? Math.min(cell + 1, 14) : Math.max(39 - cell, 1);
  return `${row} / ${column}`;
}
