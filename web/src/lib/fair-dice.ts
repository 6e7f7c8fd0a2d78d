// Not crypto.subtle, which browsers don't have over plain http.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { Outcome } from "$/wire/types";
import type { Manifest } from "./manifest";

/** The result of checking the dice of a match in this browser: docs/fair-dice.md. */
export interface DiceCheck {
  commit: string;
  nonces: string[];
  seed: string;
  /** The hash of the seed. For fair dice it equals the commitment. */
  fingerprint: string;
  /** Each roll as written in the file, and as computed from the seed. Null where chance decides
   * something that only the rules of the game can compute. */
  rolls: { n: number; written: string; fair: string }[] | null;
}

/** Checks the dice; null without a commitment or before the seed is revealed. `dealt`
 * computes a roll of its game; without it the game draws in a way that is not known here. */
export function checkDice(
  { header, decisions, closing }: MatchFile,
  dealt: Manifest["dealt"],
): DiceCheck | null {
  const seed = closing?.dice?.seed;
  if (!header.dice || header.dice === "by-hand" || !seed) return null;
  const { commit, nonces } = header.dice;
  const draws = (n: number) => drawsOf(hexToBytes(seed), hexToBytes(nonces.join("")), n);
  const rolled = decisions.flatMap(({ n, choices: { dice: written } }) =>
    written ? [{ n, written }] : [],
  );
  const rolls = dealt
    ? rolled.map(({ n, written }) => ({
        n,
        written,
        fair: dealt(written, draws(n), nonces.length),
      }))
    : null;
  return {
    commit,
    nonces,
    seed,
    fingerprint: bytesToHex(sha256(hexToBytes(seed))),
    rolls: rolled.length === 0 ? [] : rolls,
  };
}

/** Whether all that could be checked is right. */
export const isFair = (check: DiceCheck): boolean =>
  check.fingerprint === check.commit && !check.rolls?.some((roll) => roll.written !== roll.fair);

export type Draw = (sides: number) => number;

/** The random numbers of decision n: each draw takes the next bytes of its stream. */
export function drawsOf(seed: Uint8Array, nonces: Uint8Array, n: number): Draw {
  const stream = bytesOf(seed, nonces, n);
  return (sides) => {
    for (;;) {
      const byte = stream.next().value;
      if (byte < 256 - (256 % sides)) return byte % sides;
    }
  };
}

function* bytesOf(seed: Uint8Array, nonces: Uint8Array, n: number): Generator<number, never> {
  for (let block = 0; ; block++)
    yield* hmac(sha256, seed, concatBytes(nonces, counted(n, 8), counted(block, 4)));
}

/** A number as so many bytes, big-endian. */
function counted(value: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(size - 4, value);
  return bytes;
}

/** The content of a match file: docs/match-format.md. */
export interface MatchFile {
  header: {
    game: string;
    seats: string[];
    /** People may have rolled real dice, which can't be checked. */
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
