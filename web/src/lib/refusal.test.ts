import { beforeAll, expect, test, vi } from "vitest";
import { speech } from "./i18n.svelte";
import { sayRefusal } from "./refusal";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speech.speak("pl");
});

const board = { place: "field 3", fault: "no-such-number", rule: "QB-8.1", number: 13 };
const line = { line: 1, reason: "bad-line", problem: "…" };
const seats = { game: "qwixx-on-board", allowed: "range", fewest: 2, most: 4, seats: 5 };

test.each([
  ["a player's colour by the player's word", "colour-taken", { colour: "pink" }, /różowy/],
  ["the game", "wrong-seats", seats, /Qwixx On Board ma od 2 do 4/],
  ["seats counted from one", "seat-taken", { seat: 0 }, /Miejsce 1/],
  ["several seats counted from one", "seats-open", { seats: "0, 2" }, /1, 3/],
  ["a line of a match file", "bad-match", line, /1.*Tak nie wygląda wiersz pliku partii: …/],
  [
    "where a line is no JSON",
    "bad-match",
    { ...line, problem: "json", character: 8 },
    /od znaku 8 to nie jest JSON/,
  ],
  ["what is wrong with a board, and where", "bad-board", board, /^pole 3: .* 13 \(QB-8.1\)/],
  [
    "what is wrong with the board of a match file",
    "bad-match",
    { ...board, line: 1, reason: "bad-board" },
    /1: pole 3: .* 13/,
  ],
  ["a table's status", "wrong-status", { status: "lobby", wanted: "over" }, /czeka na graczy/],
])("a refusal tells %s", (_, code, detail, wanted) => {
  const rule = "rule" in detail ? { rule: detail.rule } : {};
  const said = sayRefusal({ code, detail, ...rule });
  expect(said).toMatch(wanted);
  expect(said).not.toMatch(/pink|lobby/);
});
