/** The game of each prefix of rule numbers. */
const GAMES: Record<string, string> = { PX: "pixoid", QX: "qwixx", QB: "qwixx-on-board" };
const NUMBER = /\b((?:PX|QX|QB)-\d+\.\d+)\b/;

export const rulePath = (rule: string): string => `/rules/${GAMES[rule.slice(0, 2)]}#${rule}`;

/** Splits a sentence at its rule numbers: text and numbers in turn. */
export const cutAtRules = (sentence: string): string[] => sentence.split(NUMBER);
export const isRule = (part: string): boolean => NUMBER.test(part);
