import type { RefusalBody } from "$/wire/types";
import { say, speech, type Values } from "./i18n.svelte";

/** The server's no, or that it could not be reached (status 0). */
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

type Said = Pick<RefusalBody, "code" | "detail"> & { rule?: string };

/** Why not, in the player's language, with the number of the rule where there is one. */
export function sayRefusal({ code, detail, rule }: Said): string {
  const key = [`refusal-${code}`, `error-${code}`, `web-${code}`].find((k) => speech.knows(k));
  const sentence = say(key ?? "web-refused", translated(detail));
  return rule ? say("with-rule", { sentence, rule }) : sentence;
}

function translated(detail: Record<string, string | number>): Values {
  const values: Values = { ...detail };
  for (const word of ["direction", "colour"]) {
    const key = `${word}-${detail[word]}`;
    if (speech.knows(key)) values[word] = say(key);
  }
  return values;
}

export function asRefusal(problem: unknown): Refusal {
  return problem instanceof Refusal ? problem : new Refusal(0, UNREACHABLE);
}
