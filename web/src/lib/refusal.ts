import type { RefusalBody } from "$/wire/types";
import { say, speech, type Values } from "./i18n.svelte";

/** A refusal of the server, or status 0 if it could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: RefusalBody,
  ) {
    super(body.code);
  }

  get code(): string {
    return this.body.code;
  }
}

export const UNREACHABLE: RefusalBody = { code: "unreachable", detail: {} };

/** The reason of a refusal as a sentence, with the rule number if it has one. */
export function sayRefusal({ code, detail, rule }: RefusalBody): string {
  const key = [`refusal-${code}`, `error-${code}`, `web-${code}`].find((k) => speech.knows(k));
  const sentence = say(key ?? "web-refused", translated(code, detail));
  return rule ? say("with-rule", { sentence, rule }) : sentence;
}

/** Values of a refusal that have sentences, and the keys of these. Rows and players have different
 * names for colours. */
const WORDS: Record<string, (code: string) => string> = {
  direction: () => "direction",
  colour: (code) => (code === "colour-taken" ? "player" : "colour"),
  status: (code) => (code === "wrong-status" ? "status" : ""),
  wanted: (code) => (code === "wrong-status" ? "status" : ""),
  game: () => "game",
  problem: () => "problem",
};

function translated(code: string, detail: Record<string, string | number>): Values {
  const values: Values = { ...detail };
  for (const [word, kind] of Object.entries(WORDS)) {
    const key = `${kind(code)}-${detail[word]}`;
    if (speech.knows(key)) values[word] = say(key, detail);
  }
  if (code === "bad-match" && typeof detail.reason === "string")
    values.reason = sayRefusal({ code: detail.reason, detail });
  if (code === "bad-board") Object.assign(values, faultIn(detail));
  if (typeof detail.seat === "number") values.seat = detail.seat + 1;
  // As people count them, from 1.
  if (code === "seats-open")
    values.seats = String(detail.seats).replace(/\d+/g, (seat) => `${Number(seat) + 1}`);
  return values;
}

/** What is wrong with a board or track, and where. */
const faultIn = (detail: Record<string, string | number>): Values => ({
  reason: say(`fault-${detail.fault}`, detail),
  place: String(detail.place)
    .split(" ")
    .map((part) => (speech.knows(`place-${part}`) ? say(`place-${part}`) : part))
    .join(" "),
});

export function asRefusal(problem: unknown): Refusal {
  return problem instanceof Refusal ? problem : new Refusal(0, UNREACHABLE);
}

/** Whether the same call may succeed later: the server was not reached, is busy or failed. */
export const isPassing = ({ status }: Refusal): boolean =>
  status === 0 || status === 429 || status >= 500;
