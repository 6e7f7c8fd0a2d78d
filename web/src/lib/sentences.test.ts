import { describe, expect, test, vi } from "vitest";
import { compiled } from "../../catalogues";
import { CLIENT, SERVER, texts } from "../sources.fixture";
import {
  bestLanguage,
  inPixels,
  LANGUAGES,
  type Language,
  listed,
  pixelCaps,
  Sentences,
  speech,
} from "./i18n.svelte";

/** Keys that are literals in the source. The browser tests cover computed ones. */
const said = new Set(
  [...texts(CLIENT, /\.(svelte|ts)$/).values()].flatMap((text) =>
    [...text.matchAll(/\bsay\(([^)]*?)[,)]/g)].flatMap(([, argument]) =>
      [...(argument ?? "").matchAll(/"([a-z]+-[a-z-]+)"/g)].map(([, key]) => key ?? ""),
    ),
  ),
);

describe.each(Object.keys(LANGUAGES) as Language[])("%s", (language) => {
  const areas = "words|errors|server|web.*|coach|editor|lobby|rules.*|tutorial";
  const catalogues = texts(SERVER, new RegExp(`locales/${language}/(${areas})\\.ftl$`));
  const sentences = new Sentences(language, [...catalogues.values()].map(compiled));

  test.each([...said])("knows %s", (key) => {
    expect(sentences.has(key)).toBe(true);
  });
});

test("what was parsed when the client was built is said as Fluent says it", () => {
  const text = `
lead = Sit down
seats =
    { $seats ->
        [one] { $seats } chair
       *[other] { $seats } chairs, { lead }
    }`;
  const sentences = new Sentences("en", [compiled(text), compiled("lead = never")]);
  expect(sentences.say("lead")).toBe("Sit down");
  expect(sentences.say("seats", { seats: 1 })).toBe("1 chair");
  expect(sentences.say("seats", { seats: 2 })).toBe("2 chairs, Sit down");
  expect([sentences.has("c"), sentences.say("c")]).toEqual([false, "c"]);
});

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1.000"],
  [-20, "−20"],
  [-1000, "−1.000"],
  [2.5, "2,5"],
])("%d is written %s in German", (n, written) => {
  expect(new Sentences("de", [compiled("n = { $n }")]).say("n", { n })).toBe(written);
});

test.each([
  [["pl-PL", "en"], "pl"],
  [["de-AT"], "de"],
  [["es", "fr-CH"], "fr"],
  [["ja"], "en"],
  [[], "en"],
])("%j is spoken as %s", (wanted, language) => {
  expect(bestLanguage(wanted)).toBe(language);
});

test.each([
  ["en", "Ada, Bo and Cleo"],
  ["de", "Ada, Bo und Cleo"],
  ["fr", "Ada, Bo et Cleo"],
  ["pl", "Ada, Bo i\u00a0Cleo"],
] as const)("names are joined in %s", async (language, joined) => {
  vi.stubGlobal("document", { documentElement: {} });
  await speech.speak(language);
  expect(listed(["Ada", "Bo", "Cleo"])).toBe(joined);
  expect([listed(["Ada"]), listed([])]).toEqual(["Ada", ""]);
});

test.each([
  ["de", "Qwixx", "pixel caps"],
  ["de", "Rösselsprung", ""],
  ["pl", "Skok Konia", "pixel caps"],
  ["pl", "Ślimak", ""],
])("in %s the name %s has the classes %s", (language, name, classes) => {
  expect(pixelCaps(name, language)).toBe(classes);
});

test("a name is legible in the pixel face", () => {
  expect(inPixels("BENOÎT", "fr")).toBe("BENOîT");
  expect(inPixels("Benoît", "fr")).toBe("Benoît");
  expect(inPixels("Benoît", "pl")).toBe("BenoIt");
  expect(inPixels("GROẞ", "de")).toBe("GROSS");
  expect(inPixels("ŁUKASZ, ZOÉ, JÜRGEN, FRANÇOIS", "pl")).toBe("ŁUKASZ, ZOÉ, JÜRGEN, FRANÇOIS");
});
