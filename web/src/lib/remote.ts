/** Remote controls of televisions, and arrow keys: they move the focus over the big screen, OK
 * presses what has it, and Back closes a dialog. */

type Way = "left" | "right" | "up" | "down";

const WAYS: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
/** The Back keys of webOS and Tizen, which have no name in the browsers of some years. */
const BACK = [461, 10009];
const THINGS = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)";
/** What lies aside counts as further away than what lies straight ahead. */
const ASIDE = 2;

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Which of the boxes is next in this direction; -1 if there is none. */
export function nextBox(from: Box, boxes: readonly Box[], way: Way): number {
  const distances = boxes.map((to) => {
    const across = way === "left" || way === "right";
    const ahead = {
      left: from.left - to.right,
      right: to.left - from.right,
      up: from.top - to.bottom,
      down: to.top - from.bottom,
    }[way];
    const aside = across
      ? Math.max(0, to.top - from.bottom, from.top - to.bottom)
      : Math.max(0, to.left - from.right, from.left - to.right);
    const middle = across
      ? Math.abs(to.top + to.bottom - from.top - from.bottom)
      : Math.abs(to.left + to.right - from.left - from.right);
    return ahead < -1 ? Number.POSITIVE_INFINITY : ahead + ASIDE * aside + middle / 10;
  });
  const nearest = Math.min(...distances);
  return Number.isFinite(nearest) ? distances.indexOf(nearest) : -1;
}

/** Moves the focus; at first to what is pressed most likely. */
function move(way: Way): void {
  const dialogs = document.querySelectorAll("dialog[open]");
  const within = dialogs[dialogs.length - 1] ?? document;
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
  const way = WAYS[event.key];
  const dialogs = document.querySelectorAll<HTMLDialogElement>("dialog[open]");
  const last = dialogs[dialogs.length - 1];
  if (way) move(way);
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
