import { encode } from "uqr";
import { pixelCaps, withMinus } from "$/lib/i18n.svelte";
import { SHAPES } from "$/parts/shapes";

export interface Card {
  title: string;
  places: readonly { name: string; colour: string; points: number | null; won: boolean }[];
  lines: readonly string[];
  link: string;
  foot: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 72;
const QR = 300;
/** Sizes of the sentences' type in pixels; heights and gaps as multiples of them. */
const LARGEST = 38;
const SMALLEST = 24;
const ROW = 1.3;
const BETWEEN = 0.5;

const style = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Draws the result of a match as a picture. */
export async function drawCard(canvas: HTMLCanvasElement, card: Card): Promise<void> {
  await document.fonts.ready;
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  ground(pen);
  const pixel = pixelCaps(card.title);
  const font = pixel ? `54px ${style("pixel")}` : `900 64px ${style("sans")}`;
  write(pen, pixel ? card.title.toUpperCase() : card.title, EDGE, 130, font, style("text"));
  const below = places(pen, card, 230);
  lines(pen, card.lines, below + 40);
  foot(pen, card);
}

export async function asFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], name, { type: blob.type });
}

function ground(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = style("ink");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = style("edge");
  pen.lineWidth = 6;
  pen.beginPath();
  pen.roundRect(24, 24, WIDTH - 48, HEIGHT - 48, 40);
  pen.stroke();
}

function places(pen: CanvasRenderingContext2D, { places: all }: Card, top: number): number {
  const row = Math.min(104, 430 / all.length);
  const middle = (row - 16) / 2;
  for (const [index, { name, colour, points, won }] of all.entries()) {
    const y = top + index * row;
    pen.fillStyle = won ? style("accent") : style("raised");
    pen.beginPath();
    pen.roundRect(EDGE, y, WIDTH - 2 * EDGE, row - 16, 24);
    pen.fill();
    tile(pen, colour, EDGE + 18, y + middle - (row - 44) / 2, row - 44);
    const ink = won ? style("on-accent") : style("text");
    write(pen, name, EDGE + 104, y + middle + 16, `800 44px ${style("sans")}`, ink, 640);
    if (points !== null) {
      pen.textAlign = "right";
      const right = WIDTH - EDGE - 30;
      write(pen, withMinus(points), right, y + middle + 17, `900 52px ${style("sans")}`, ink);
      pen.textAlign = "left";
    }
  }
  return top + all.length * row;
}

function tile(pen: CanvasRenderingContext2D, colour: string, x: number, y: number, size: number) {
  pen.fillStyle = style("quiet");
  // A canvas ignores a colour that CSS does not know.
  pen.fillStyle = colour in SHAPES ? style(colour) : colour;
  pen.beginPath();
  pen.roundRect(x, y, size, size, size * 0.28);
  pen.fill();
  pen.save();
  pen.translate(x + size * 0.22, y + size * 0.22);
  pen.scale((size * 0.56) / 24, (size * 0.56) / 24);
  pen.fillStyle = style("on-player");
  pen.fill(new Path2D(SHAPES[colour] ?? ""));
  pen.restore();
}

function lines(pen: CanvasRenderingContext2D, all: readonly string[], top: number): void {
  const font = (size: number) => `700 ${size}px ${style("sans")}`;
  const { size, rows } = fitLines(all, HEIGHT - EDGE - QR - 20 - top, (text, size) => {
    pen.font = font(size);
    return pen.measureText(text).width;
  });
  let y = top;
  for (const line of rows) {
    for (const row of line) {
      y += size * ROW;
      write(pen, row, EDGE, y - size * 0.35, font(size), style("text"));
    }
    y += size * BETWEEN;
  }
}

/** Whole sentences in rows, in the largest type in which all of them fit the height. If they don't
 * fit in the smallest type either, the last sentences are left out. */
export function fitLines(
  all: readonly string[],
  height: number,
  widthOf: (text: string, size: number) => number,
): { size: number; rows: string[][] } {
  const inRows = (size: number) =>
    all.map((line) => wrapped(`★ ${line}`, (text) => widthOf(text, size) <= WIDTH - 2 * EDGE));
  const fits = (rows: string[][], size: number) =>
    size * (rows.flat().length * ROW + (rows.length - 1) * BETWEEN) <= height;
  let size = LARGEST;
  while (size > SMALLEST && !fits(inRows(size), size)) size -= 1;
  const rows = inRows(size);
  while (rows.length > 0 && !fits(rows, size)) rows.pop();
  return { size, rows };
}

function wrapped(text: string, fits: (row: string) => boolean): string[] {
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const row = rows.at(-1);
    const longer = row === undefined ? word : `${row} ${word}`;
    if (row === undefined || !fits(longer)) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows;
}

function foot(pen: CanvasRenderingContext2D, { link, foot: words }: Card): void {
  const { data, size } = encode(link, { ecc: "M", border: 2 });
  const [left, top, dot] = [WIDTH - EDGE - QR, HEIGHT - EDGE - QR, QR / size];
  pen.fillStyle = "#fff";
  pen.fillRect(left, top, QR, QR);
  pen.fillStyle = "#0b0e1f";
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries())
      if (dark) pen.fillRect(left + x * dot, top + y * dot, dot + 0.4, dot + 0.4);
  write(pen, "TABLECADE", EDGE, HEIGHT - EDGE - 60, `34px ${style("pixel")}`, style("text"));
  write(pen, words, EDGE, HEIGHT - EDGE, `700 30px ${style("sans")}`, style("quiet"), 560);
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  ink: string,
  widest?: number,
): void {
  pen.font = font;
  pen.fillStyle = ink;
  pen.fillText(text, x, y, widest);
}
