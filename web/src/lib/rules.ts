import { GAME_UIS } from "./games";

const PREFIXES = GAME_UIS.flatMap(({ rules }) => rules?.prefix ?? []);
const NUMBER = new RegExp(`\\b((?:${PREFIXES.join("|")})-\\d+\\.\\d+)\\b`);

export function rulePath(rule: string): string {
  const ui = GAME_UIS.find(({ rules }) => rules && rule.startsWith(`${rules.prefix}-`));
  return `/rules/${ui?.game}#${rule}`;
}

/** Splits a sentence at its rule numbers: text and numbers in turn. */
export const cutAtRules = (sentence: string): string[] => sentence.split(NUMBER);
export const isRule = (part: string): boolean => NUMBER.test(part);
