import type { Draw } from "$/lib/fair-dice";

/** The computed roll in the notation of the written one: the same dice in the same order. */
export function dealt(written: string, draw: Draw, seats: number): string {
  const [kind, ...words] = written.split(" ");
  if (kind === "first") return `first ${draw(seats)}`;
  const die = () => draw(6) + 1;
  const rolled = words.map((word, place) =>
    place === 0 ? `${die()}${die()}` : `${word[0]}${die()}`,
  );
  return ["roll", ...rolled].join(" ");
}
