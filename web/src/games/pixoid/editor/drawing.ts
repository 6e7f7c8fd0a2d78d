import {
  type Circuit,
  edgeOf,
  isOpen,
  LARGEST,
  neighbour,
  pixAt,
  SMALLEST,
  turned,
} from "./circuit";

/** Draws a maze as text in the form of docs/boards.md: walls `---` and `|`, `S` a start, `B` a
 * bonus. */
export function draw(circuit: Circuit): string {
  const { size, start, bonus } = circuit;
  const lines = Array.from({ length: size }, (_, line) => line);
  const isWay = (pix: string, direction: "right" | "down") => {
    const next = neighbour(pix, direction, size);
    return next !== null && isOpen(circuit, pix, next);
  };
  const rows = lines.flatMap((down) => {
    const row = lines.map((column) => pixAt(column, size - 1 - down));
    const cells = row.map((pix) => {
      const mark = start.includes(pix) ? "S" : bonus.includes(pix) ? "B" : " ";
      return ` ${mark} ${isWay(pix, "right") ? " " : "|"}`;
    });
    const below = row.map((pix) => (isWay(pix, "down") ? "   +" : "---+"));
    return [`|${cells.join("")}`, `+${below.join("")}`];
  });
  return [`+${"---+".repeat(size)}`, ...rows, ""].join("\n");
}

/** One side of each tile as docs/boards.md draws them, cut from a board on which tiles A to D lie
 * clockwise from the upper left, this side up. */
export function cutTiles(circuit: Circuit, side: number): string {
  const half = circuit.size / 2;
  return [..."ABCD"]
    .map((tile, corner) => {
      const lines = draw(turned(circuit, (4 - corner) % 4))
        .split("\n")
        .slice(0, 2 * half + 1);
      const drawn = lines.map((line) => line.slice(0, 4 * half + 1));
      return [`tile ${tile} side ${side}`, ...drawn, ""].join("\n");
    })
    .join("\n");
}

/** Reads a maze; null if the text is not a complete drawing of a square. */
export function readDrawing(text: string): Circuit | null {
  const lines = text.trimEnd().split(/\r?\n/);
  const size = (lines.length - 1) / 2;
  if (!Number.isInteger(size) || size < SMALLEST || size > LARGEST) return null;
  const width = 4 * size + 1;
  const rows = lines.map((line) => line.padEnd(width));
  if (!rows.every((line, index) => line.length === width && shape(index).test(line))) return null;
  const open = new Set<string>();
  const [start, bonus]: [string[], string[]] = [[], []];
  for (let down = 0; down < size; down++) {
    for (let column = 0; column < size; column++) {
      const pix = pixAt(column, size - 1 - down);
      const [right, below] = [neighbour(pix, "right", size), neighbour(pix, "down", size)];
      if (right && rows[2 * down + 1]?.[4 * column + 4] === " ") open.add(edgeOf(pix, right));
      if (below && rows[2 * down + 2]?.[4 * column + 1] === " ") open.add(edgeOf(pix, below));
      const mark = rows[2 * down + 1]?.[4 * column + 2];
      if (mark === "S") start.push(pix);
      if (mark === "B") bonus.push(pix);
    }
  }
  return { size, open, start, bonus };
}

const shape = (index: number) => (index % 2 === 0 ? /^\+((---| {3})\+)+$/ : /^[| ]( [ SB] [| ])+$/);
