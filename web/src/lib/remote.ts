/** Remote controls of televisions, and arrow keys: they move the focus over the big screen, OK
 * presses what has it, and Back closes a dialog. */

/** For each key: the sides of a box in its direction, and those across it. */
const WAYS = {
  ArrowLeft: ["right", "left", "top", "bottom"],
  ArrowRight: ["left", "right", "top", "bottom"],
  ArrowUp: ["bottom", "top", "left", "right"],
  ArrowDown: ["top", "bottom", "left", "right"],
} as const;
type Way = keyof typeof WAYS;

/** The Back keys of webOS and Tizen, which have no name in the browsers of some years. */
const BACK = [461, 10009];
const THINGS = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)";
/** What lies aside counts as further away than what lies straight ahead. */
const ASIDE = 2;

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Which of the boxes is next in this direction; -1 if there is none. */
export function nextBox(from: Box, boxes: readonly Box[], way: Way): number {
  const [near, far, start, end] = WAYS[way];
  const sign = near === "left" || near === "top" ? 1 : -1;
  const distances = boxes.map((to) => {
    const ahead = sign * (to[near] - from[far]);
    const aside = Math.max(0, to[start] - from[end], from[start] - to[end]);
    const middle = Math.abs(to[start] + to[end] - from[start] - from[end]);
    return ahead < -1 ? Number.POSITIVE_INFINITY : ahead + ASIDE * aside + middle / 10;
  });
  const nearest = Math.min(...distances);
  return Number.isFinite(nearest) ? distances.indexOf(nearest) : -1;
}

/** Moves the focus; at first to what is pressed most likely. */
function move(way: Way, within: ParentNode): void {
  const things = Array.from(within.querySelectorAll<HTMLElement>(THINGS)).filter(
    (thing) => thing.getClientRects().length > 0 && !thing.closest("[inert]"),
  );
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || !things.includes(focused)) {
    (things.find((thing) => thing.classList.contains("primary")) ?? things[0])?.focus();
    return;
  }
  const others = things.filter((thing) => thing !== focused);
  const boxes = others.map((thing) => thing.getBoundingClientRect());
  const next = others[nextBox(focused.getBoundingClientRect(), boxes, way)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** What a browser does not press by itself: OK chooses an option, the next one of a list. */
function press(focused: Element | null): boolean {
  if (focused instanceof HTMLSelectElement) {
    focused.selectedIndex = (focused.selectedIndex + 1) % focused.length;
    focused.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  }
  const radio = focused instanceof HTMLInputElement && focused.type === "radio";
  if (radio) focused.click();
  return radio;
}

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const dialogs = document.querySelectorAll<HTMLDialogElement>("dialog[open]");
  const last = dialogs[dialogs.length - 1];
  if (event.key in WAYS) move(event.key as Way, last ?? document);
  else if (event.key === "Enter" && press(document.activeElement)) event.preventDefault();
  else if (last && (event.key === "GoBack" || BACK.includes(event.keyCode))) last.close();
  else return;
  event.preventDefault();
}

/** Listens until the returned function is called. */
export function followRemote(): () => void {
  addEventListener("keydown", hear);
  return () => removeEventListener("keydown", hear);
}
