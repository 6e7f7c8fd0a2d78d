/** What browsers of televisions from 2021 on (Chromium 76 to 94) lack and the client uses. This
 * module comes first, so that nothing runs before it; in newer browsers it finds nothing to do. */

/** A method that a browser lacks, added as its own are: not listed among the keys. */
function add(target: object, name: string, value: unknown): void {
  if (!(name in target)) {
    Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? this.length + index : index];
}

add(Array.prototype, "at", at);
add(String.prototype, "at", at);
add(String.prototype, "replaceAll", function (this: string, from: string | RegExp, to: string) {
  return typeof from === "string" ? this.split(from).join(to) : this.replace(from, to);
});
// Not by `hasOwnProperty`: the minifier writes that as a call of `Object.hasOwn`.
add(
  Object,
  "hasOwn",
  (target: object, key: string) => Reflect.getOwnPropertyDescriptor(target, key) !== undefined,
);
add(Element.prototype, "replaceChildren", function (this: Element, ...nodes: Node[]) {
  while (this.lastChild) this.removeChild(this.lastChild);
  this.append(...nodes);
});

/** Whether flexible boxes have gaps: no `@supports` tells. */
function hasGaps(): boolean {
  const box = document.createElement("div");
  box.style.cssText = "display: flex; flex-direction: column; row-gap: 1px; position: absolute";
  box.append(document.createElement("i"), document.createElement("i"));
  document.body.append(box);
  const has = box.scrollHeight === 1;
  box.remove();
  return has;
}

if (!hasGaps()) {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = "old.css"; // web/old-screens.ts writes it
  document.head.append(sheet);
}
