import type { Outcome } from "$/wire/types";

/** A match as its file has it: docs/match-format.md. */
export interface MatchFile {
  header: {
    game: string;
    seats: string[];
    dice?: { commit: string; nonces: string[] } | "by-hand";
  };
  decisions: { n: number; choices: Record<string, string> }[];
  closing: { outcome: Outcome; dice?: { seed: string } } | null;
}

/** The lines of a file the server has read before: it is of the form. */
export function readMatch(text: string): MatchFile {
  const [header, ...lines] = text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const closing = lines.at(-1)?.outcome ? lines.pop() : null;
  return { header, decisions: lines, closing };
}
