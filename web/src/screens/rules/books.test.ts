import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GAME_UIS } from "$/lib/games";
import { LANGUAGES, type Language, Sentences } from "$/lib/i18n.svelte";
import { compiled } from "../../../catalogues";
import { CLIENT } from "../../sources.fixture";
import { keyOf, rulesOf, rulingKeyOf } from "./books";

const read = (path: string) => readFileSync(`${CLIENT}/../../${path}`, "utf8");

const BOOKS = GAME_UIS.flatMap(({ game, rules }) => (rules ? [{ game, book: rules }] : []));

describe.each(BOOKS)("$game", ({ game, book }) => {
  const text = read(`docs/rules/${game}.md`);
  const written = [...text.matchAll(/^- ([A-Z]{2}-\d+\.\d+) (.*(?:\n {2}.*)*)/gm)];
  const shown = book.sections.flatMap((_, index) => rulesOf(book, index + 1));

  test("has every numbered rule, and no other", () => {
    expect(shown).toEqual(written.map(([, rule]) => rule).sort());
  });

  test("names the rulings, whole and in part", () => {
    const rulings = written.filter(([, , words]) => words?.includes("*Ruling:*"));
    const whole = rulings.filter(([, , words]) => words?.startsWith("*Ruling:*"));
    const part = rulings.filter((rule) => !whole.includes(rule));
    expect(book.rulings).toEqual(whole.map(([, rule]) => rule).sort());
    expect(book.withRuling).toEqual(part.map(([, rule]) => rule).sort());
  });

  test.each(Object.keys(LANGUAGES) as Language[])("is told in full in %s", (language) => {
    const folder = `src/tablecade/games/${game.replaceAll("-", "_")}/locales/${language}`;
    const sentences = new Sentences(language, [compiled(read(`${folder}/rules.ftl`))]);
    const headings = book.sections.map((_, index) => `${book.prefix}-${index + 1}`);
    const wanted = [
      `${book.prefix}-intro`,
      `credits-${game}`,
      ...headings,
      ...headings.map((heading) => `${heading}-example`),
      ...shown.map(keyOf),
      ...book.withRuling.map(rulingKeyOf),
    ];
    expect(wanted.filter((key) => !sentences.has(key))).toEqual([]);
  });
});
