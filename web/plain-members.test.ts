import { parseAst } from "vite";
import { expect, test } from "vitest";
import { plain } from "./plain-members";

/** A class as the build writes it, tried out. */
function built(code: string): unknown {
  const text = plain(code, parseAst(code) as unknown as Parameters<typeof plain>[1], "beef");
  expect(text).not.toContain("#");
  return new Function(`${text}; return tried;`)();
}

test("fields, methods, accessors and questions work as before", () => {
  const code = `
class Count {
  #now = 1;
  static #made = 0;
  get #twice() { return this.#now * 2; }
  #add(more) { this.#now += more; return this; }
  static of(other) { Count.#made++; return [#now in other, #now in {}, Count.#made]; }
  tell() { return this.#add(2)?.#twice; }
}
const tried = [new Count().tell(), Count.of(new Count())];`;
  expect(built(code)).toEqual([6, [true, false, 1]]);
});

test("a class inside another one and one that extends it keep their own", () => {
  const code = `
class Outer { #name = "outer"; inner() { const outer = this; return new (class {
  #name = "inner"; both() { return [this.#name, outer.is()]; } })().both(); } is() { return this.#name; } }
class Heir extends Outer { #name = "heir"; all() { return [this.#name, ...this.inner()]; } }
const tried = new Heir().all();`;
  expect(built(code)).toEqual(["heir", "inner", "outer"]);
});
