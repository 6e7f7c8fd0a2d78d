import { createHash } from "node:crypto";
import type { Plugin } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  left?: Node;
  body?: { key?: Node }[];
}

/** Private members of classes as plain ones. No television of 2021 knows private methods, so that the
 * build would keep each private member in a WeakMap, for every browser: in Svelte's innermost loops
 * too. TypeScript has checked by now that nobody else uses them. */
export const plainMembers = (): Plugin => ({
  name: "plain-members",
  apply: "build",
  enforce: "post",
  transform(code, id) {
    if (!/#\w/.test(code) || !code.includes("class")) return null;
    const place = id.split(/[\\/]web[\\/]/).at(-1) ?? id;
    const tag = createHash("sha256").update(place.replaceAll("\\", "/")).digest("hex").slice(0, 8);
    return { code: plain(code, this.parse(code) as unknown as Node, tag), map: null };
  },
});

/** The same code with names that no other class has, also none that extends it. */
export function plain(code: string, program: Node, tag: string): string {
  const found: { start: number; end: number; text: string }[] = [];
  let classes = 0;
  const visit = (node: unknown, known: ReadonlyMap<string, string>): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, start, end, name = "", left, body } = node as Node;
    if (type === "PrivateIdentifier") found.push({ start, end, text: known.get(name) ?? name });
    let inside = known;
    if (type === "ClassBody") {
      classes += 1;
      const own = (body ?? []).flatMap(({ key }) =>
        key?.type === "PrivateIdentifier" ? [key.name ?? ""] : [],
      );
      const named = own.map(
        (one, place) => [one, `$${tag}${classes}_${place.toString(36)}`] as const,
      );
      inside = new Map([...known, ...named]);
    }
    const isAsked = type === "BinaryExpression" && left?.type === "PrivateIdentifier";
    for (const child of Object.values(node)) if (!isAsked || child !== left) visit(child, inside);
    if (isAsked && left) {
      const text = JSON.stringify(known.get(left.name ?? "") ?? "");
      found.push({ start: left.start, end: left.end, text });
    }
  };
  visit(program, new Map());
  return found
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: name }) => text.slice(0, start) + name + text.slice(end),
      code,
    );
}
