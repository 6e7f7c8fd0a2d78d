import { allEdges, type Circuit, inside, LARGEST, SMALLEST } from "./circuit";

/** Writes and reads works as short texts for the end of an address. Invalid texts give null. */
export function writeCircuit({ size, open, start, bonus }: Circuit): string {
  const bits = allEdges(size).map((edge) => open.has(edge));
  return [size, packed(bits), start.join(""), bonus.join("")].join(".");
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
  const bits = unpacked(edges, all.length);
  const marks = [start, bonus].map((pixes) => pixes.match(/[a-z]\d+/g) ?? []);
  if (!bits || !marks.flat().every((pix) => inside(pix, size))) return null;
  const open = new Set(all.filter((_, place) => bits[place]));
  return { size, open, start: marks[0] ?? [], bonus: marks[1] ?? [] };
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BITS = 6;

function packed(bits: boolean[]): string {
  let text = "";
  for (let from = 0; from < bits.length; from += BITS) {
    const six = bits.slice(from, from + BITS);
    text += DIGITS[six.reduce((sum, bit, place) => sum + (bit ? 1 << place : 0), 0)];
  }
  return text;
}

function unpacked(text: string, count: number): boolean[] | null {
  const values = [...text].map((digit) => DIGITS.indexOf(digit));
  if (values.includes(-1) || values.length !== Math.ceil(count / BITS)) return null;
  const bits = values.flatMap((value) =>
    Array.from({ length: BITS }, (_, place) => ((value >> place) & 1) === 1),
  );
  return bits.slice(0, count);
}
