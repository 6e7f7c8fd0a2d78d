/** Something a little below the edge is on its way into view. */
const NEAR = { rootMargin: "64px" };

/** Calls once, as soon as something is in view and the page has nothing better to do: what only
 * delights must not keep the first screen waiting. For `use:`. */
export function whenSeen(node: Element, then: () => void): { destroy: () => void } {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    idle(then);
  }, NEAR);
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}

/** Safari knows no idle time; there a short while has to do. */
function idle(then: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 200);
}
