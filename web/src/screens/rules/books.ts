/** The structure of a game's rules, as in docs/rules. The sentences are in the catalogues. */
export interface Book {
  game: string;
  prefix: string;
  /** The number of rules in each section. Every section ends with a drawn example. */
  sections: readonly number[];
  /** Rules for cases that the printed rules don't cover. */
  rulings: readonly string[];
  /** Rules with an additional sentence for what the printed rules leave open. */
  withRuling: readonly string[];
}

export const BOOKS: readonly Book[] = [
  {
    game: "pixoid",
    prefix: "PX",
    sections: [7, 1, 6, 7, 2, 5, 5, 3],
    rulings: ["PX-3.6", "PX-4.6", "PX-4.7", "PX-7.2", "PX-7.5"],
    withRuling: ["PX-3.2", "PX-7.4"],
  },
  {
    game: "qwixx",
    prefix: "QX",
    sections: [3, 5, 5, 5],
    rulings: ["QX-4.3"],
    withRuling: ["QX-1.1", "QX-2.3", "QX-4.5"],
  },
  {
    game: "qwixx-on-board",
    prefix: "QB",
    sections: [3, 8, 5],
    rulings: ["QB-2.5", "QB-2.7", "QB-2.8", "QB-3.4", "QB-3.5"],
    withRuling: [],
  },
];

/** A section's rule numbers, such as `PX-1.1`. */
export function rulesOf({ prefix, sections }: Book, section: number): string[] {
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
