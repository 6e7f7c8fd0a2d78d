import { type Circuit, edgeOf, isOpen, LARGEST, neighbour, pixAt, SMALLEST } from "./circuit";

/** Draws a maze as text in the form of docs/boards.md: walls `---` and `|`, `S` a start, `B` a
 * bonus. */
export function draw(circuit: Circuit): string {
  const rows = Array.from({ length: circuit.size }, (_, down) => circuit.size - 1 - down);
  const lines = rows.flatMap((row) => [wallsAbove(circuit, row), cells(circuit, row)]);
  return `${[...lines, wallsAbove(circuit, -1)].map((line) => line.trimEnd()).join("\n")}\n`;
}

function wallsAbove(circuit: Circuit, row: number): string {
  const wall = (column: number) => {
    const above = pixAt(column, row + 1);
    const here = pixAt(column, row);
    const border = row < 0 || row === circuit.size - 1;
    return !border && isOpen(circuit, here, above) ? "   +" : "---+";
  };
  return `+${columns(circuit).map(wall).join("")}`;
}

function cells(circuit: Circuit, row: number): string {
  const cell = (column: number) => {
    const pix = pixAt(column, row);
    const right = neighbour(pix, "right", circuit.size);
    return ` ${letter(circuit, pix)} ${right && isOpen(circuit, pix, right) ? " " : "|"}`;
  };
  return `|${columns(circuit).map(cell).join("")}`;
}

function letter(circuit: Circuit, pix: string): string {
  if (circuit.start.includes(pix)) return "S";
  return circuit.bonus.includes(pix) ? "B" : " ";
}

const columns = ({ size }: Circuit) => Array.from({ length: size }, (_, column) => column);

/** Reads a maze; null if the text is not a complete drawing of a square. */
export function readDrawing(text: string): Circuit | null {
  const lines = text.trimEnd().split(/\r?\n/);
  const size = (lines.length - 1) / 2;
  if (!Number.isInteger(size) || size < SMALLEST || size > LARGEST) return null;
  const width = 4 * size + 1;
  const rows = lines.map((line) => line.padEnd(width));
  const sound = rows.every((line, index) => line.length === width && shape(index).test(line));
  return sound ? circuitIn(rows, size) : null;
}

const shape = (index: number) => (index % 2 === 0 ? /^\+((---| {3})\+)+$/ : /^[| ]( [ SB] [| ])+$/);

function circuitIn(rows: string[], size: number): Circuit {
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
