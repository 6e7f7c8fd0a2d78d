/** Numbered rules: where each is explained, and how to find their numbers in a sentence. */
const GAMES: Record<string, string> = { PX: "pixoid", QX: "qwixx", QB: "qwixx-on-board" };
const NUMBER = /\b((?:PX|QX|QB)-\d+\.\d+)\b/;

export const rulePath = (rule: string): string => `/rules/${GAMES[rule.slice(0, 2)]}#${rule}`;

/** A sentence cut at its rule numbers: plain text and numbers by turns. */
export const cutAtRules = (sentence: string): string[] => sentence.split(NUMBER);
export const isRule = (part: string): boolean => NUMBER.test(part);
