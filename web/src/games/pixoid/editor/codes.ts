import { allEdges, type Circuit, inside, LARGEST, SMALLEST } from "./circuit";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The edges in one digit. */
const BITS = 6;

/** Writes and reads works as short texts for the end of an address. Invalid texts give null. */
export function writeCircuit({ size, open, start, bonus }: Circuit): string {
  const bits = allEdges(size).map((edge) => open.has(edge));
  let edges = "";
  for (let from = 0; from < bits.length; from += BITS) {
    const six = bits.slice(from, from + BITS);
    edges += DIGITS[six.reduce((sum, bit, place) => sum + (bit ? 1 << place : 0), 0)];
  }
  return [size, edges, start.join(""), bonus.join("")].join(".");
}

/** The same text for the same board, in whatever order its pix are listed. */
export function sortedCode(circuit: Circuit): string {
  const [start, bonus] = [[...circuit.start].sort(), [...circuit.bonus].sort()];
  return writeCircuit({ ...circuit, start, bonus });
}

export function readCircuit(code: string): Circuit | null {
  const [side = "", edges = "", start = "", bonus = ""] = code.split(".");
  const size = Number(side);
  if (!Number.isInteger(size) || size < SMALLEST || size > LARGEST) return null;
  const all = allEdges(size);
  const values = [...edges].map((digit) => DIGITS.indexOf(digit));
  if (values.includes(-1) || values.length !== Math.ceil(all.length / BITS)) return null;
  const isBit = (place: number) => ((values[Math.floor(place / BITS)] ?? 0) >> (place % BITS)) & 1;
  const marks = [start, bonus].map((pixes) => pixes.match(/[a-z]\d+/g) ?? []);
  if (!marks.flat().every((pix) => inside(pix, size))) return null;
  const open = new Set(all.filter((_, place) => isBit(place)));
  return { size, open, start: marks[0] ?? [], bonus: marks[1] ?? [] };
}
