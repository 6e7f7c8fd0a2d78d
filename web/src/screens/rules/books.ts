import type { RuleBook } from "$/lib/manifest";

/** A section's rule numbers, such as `PX-1.1`. */
export function rulesOf({ prefix, sections }: RuleBook, section: number): string[] {
  const count = sections[section - 1] ?? 0;
  return Array.from({ length: count }, (_, index) => `${prefix}-${section}.${index + 1}`);
}

/** The number of the chapter a rule such as `PX-4.3` or a heading such as `PX-4` is in. */
export function chapterOf(id: string): number | null {
  const found = /^[A-Z]+-(\d+)/.exec(id)?.[1];
  return found ? Number(found) : null;
}

/** The key of a rule's sentence. Keys can't contain points. */
export const keyOf = (rule: string): string => rule.replace(".", "-");
export const rulingKeyOf = (rule: string): string => `${keyOf(rule)}-ruling`;
