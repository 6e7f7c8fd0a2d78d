import { beforeAll, describe, expect, test, vi } from "vitest";
import { speech } from "./i18n.svelte";
import { sayRefusal } from "./refusal";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speech.speak("pl");
});

describe("a refusal", () => {
  test("names a player's colour by the player's word, a row by the row's", () => {
    expect(sayRefusal({ code: "colour-taken", detail: { colour: "pink" } })).toContain("różowy");
    expect(sayRefusal({ code: "colour-taken", detail: { colour: "pink" } })).not.toContain("pink");
  });

  test("names the game", () => {
    const detail = { game: "qwixx-on-board", allowed: "range", fewest: 2, most: 4, seats: 5 };
    expect(sayRefusal({ code: "wrong-seats", detail })).toContain("Qwixx On Board ma od 2 do 4");
  });

  test("counts seats from one", () => {
    expect(sayRefusal({ code: "seat-taken", detail: { seat: 0 } })).toContain("Miejsce 1");
    expect(sayRefusal({ code: "seats-open", detail: { seats: "0, 2" } })).toContain("1, 3");
  });

  test("tells what is wrong with a line of a match file", () => {
    const detail = { line: 1, reason: "bad-line", problem: "…" };
    const said = sayRefusal({ code: "bad-match", detail });
    expect(said).toContain("1");
    expect(said).toContain("Tak nie wygląda wiersz pliku partii: …");
    const known = { ...detail, problem: "json", character: 8 };
    expect(sayRefusal({ code: "bad-match", detail: known })).toContain(
      "od znaku 8 to nie jest JSON",
    );
  });

  test("tells what is wrong with a board, and where", () => {
    const detail = { place: "field 3", fault: "no-such-number", rule: "QB-8.1", number: 13 };
    const said = sayRefusal({ code: "bad-board", detail, rule: "QB-8.1" });
    expect(said).toMatch(/^pole 3: .* 13 \(QB-8.1\)/);
    const inFile = { ...detail, line: 1, reason: "bad-board" };
    expect(sayRefusal({ code: "bad-match", detail: inFile })).toMatch(/1: pole 3: .* 13/);
  });

  test("says a table's status in words", () => {
    const detail = { status: "lobby", wanted: "over" };
    expect(sayRefusal({ code: "wrong-status", detail })).toContain("czeka na graczy");
    expect(sayRefusal({ code: "wrong-status", detail })).not.toContain("lobby");
  });
});
