import { hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import vectors from "./dice-vectors.json";
import { checkDice, drawsOf, isFair, type MatchFile, readMatch } from "./fair-dice";
import { GAME_UIS } from "./games";

const check = (match: MatchFile) =>
  checkDice(match, GAME_UIS.find(({ game }) => game === match.header.game)?.dealt);
function fair(match: MatchFile): boolean | null {
  const result = check(match);
  return result && isFair(result);
}
/** A match with another seed than the one its host committed to. */
const reseeded = ({ closing, ...match }: MatchFile): MatchFile => ({
  ...match,
  closing: closing && { ...closing, dice: { seed: "00".repeat(32) } },
});

test("the example of docs/fair-dice.md comes out", () => {
  const seed = hexToBytes("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
  const nonces = hexToBytes("00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221107");
  const roll = (n: number, dice: number) => {
    const draw = drawsOf(seed, nonces, n);
    return Array.from({ length: dice }, () => draw(6) + 1);
  };
  expect(roll(1, 6)).toEqual([4, 5, 2, 1, 4, 3]);
  expect(roll(7, 5)).toEqual([6, 3, 3, 6, 6]);
});

test.each(vectors.matches)("every roll of a true match is as its seed gives it", (text) => {
  const match = readMatch(text);
  const rolls = match.decisions.filter(({ choices }) => choices.dice);
  expect([check(match)?.rolls?.length, fair(match)]).toEqual([rolls.length, true]);
});

test("a roll that was changed is named with the fair one", () => {
  const match = readMatch(vectors.matches[0] ?? "");
  const decision = match.decisions.find(({ choices }) => choices.dice?.startsWith("roll"));
  if (!decision) throw new Error("a match of Qwixx rolls");
  const given = decision.choices.dice ?? "";
  const written = given.replace(/^roll [1-6]/, given[5] === "1" ? "roll 2" : "roll 1");
  decision.choices.dice = written;
  expect(fair(match)).toBe(false);
  const wrong = check(match)?.rolls?.filter((roll) => roll.written !== roll.fair);
  expect(wrong).toEqual([{ n: decision.n, written, fair: given }]);
});

test("another seed does not fit the commitment", () => {
  expect(fair(reseeded(readMatch(vectors.matches[3] ?? "")))).toBe(false);
});

test("of a game from another package only the seed is checked", () => {
  const match = readMatch(vectors.matches[0] ?? "");
  match.header.game = "goofspiel";
  match.decisions = [{ n: 0, choices: { dice: "prize 7" } }];
  expect(check(match)?.rolls).toBeNull();
  expect([fair(match), fair(reseeded(match))]).toEqual([true, false]);
});

test("a match that is not over can't be checked yet", () => {
  const match = readMatch(vectors.matches[0] ?? "");
  expect(check({ ...match, closing: null })).toBeNull();
});
