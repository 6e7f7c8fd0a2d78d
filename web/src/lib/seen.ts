/** Elements just below the edge of the screen count as in view. */
const NEAR = { rootMargin: "64px" };

/** Calls `then` once, when the element is in view and the browser is idle. For decoration that must
 * not delay the first screen. Use it with `use:`. */
export function whenSeen(node: Element, then: () => void): { destroy: () => void } {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    idle(then);
  }, NEAR);
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}

/** Safari has no `requestIdleCallback`; use a short timeout. */
function idle(then: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 200);
}
