import type { Outcome } from "$/wire/types";

/** The content of a match file: docs/match-format.md. */
export interface MatchFile {
  header: {
    game: string;
    seats: string[];
    dice?: { commit: string; nonces: string[] } | "by-hand";
  };
  decisions: { n: number; choices: Record<string, string> }[];
  closing: { outcome: Outcome; dice?: { seed: string } } | null;
}

/** Reads a match file that the server has accepted. */
export function readMatch(text: string): MatchFile {
  const [header, ...lines] = text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const closing = lines.at(-1)?.outcome ? lines.pop() : null;
  return { header, decisions: lines, closing };
}
