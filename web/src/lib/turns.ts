/** Parts of the screen that are not rendered yet, in their order on the screen. */
const waiting: (() => void)[] = [];
/** Parts inside the part that was rendered last. They come before the others. */
const inside: (() => void)[] = [];
let running = false;

/** Renders a part of the screen in its own task, in order, so that a slow phone can paint and react
 * between parts. Returns a function that cancels it. */
export function inTurn(make: () => void): () => void {
  inside.push(make);
  if (!running) void run();
  return () => {
    for (const line of [waiting, inside]) {
      const place = line.indexOf(make);
      if (place >= 0) line.splice(place, 1);
    }
  };
}

async function run(): Promise<void> {
  running = true;
  do {
    await nextTask();
    waiting.unshift(...inside.splice(0));
    waiting.shift()?.();
    await Promise.resolve(); // let that part queue its own parts
  } while (waiting.length + inside.length > 0);
  running = false;
}

/** Resolves in a new task, so that the browser can paint and handle events before. */
export function nextTask(): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn));
}

/** Elements just below the edge of the screen count as in view. */
const NEAR = { rootMargin: "64px" };

/** Calls `then` once, when the element is in view and the browser is idle. For decoration that must
 * not delay the first screen. Use it with `use:`. */
export function whenSeen(node: Element, then: () => void): { destroy: () => void } {
  const destroy = watched(node, (seen) => {
    if (!seen) return;
    destroy();
    idle(then);
  });
  return { destroy };
}

/** Calls `tick` every so many milliseconds while the element is in view. Use it as an attachment. */
export const whileSeen = (ms: number, tick: () => void) => (node: Element) => {
  let clock: ReturnType<typeof setInterval> | undefined;
  const stop = watched(node, (seen) => {
    clearInterval(clock);
    if (seen) clock = setInterval(() => document.hidden || tick(), ms);
  });
  return () => {
    clearInterval(clock);
    stop();
  };
};

/** Says whether the element is in view, now and whenever that changes. */
function watched(node: Element, say: (seen: boolean) => void): () => void {
  const watch = new IntersectionObserver((entries) => {
    say(entries[entries.length - 1]?.isIntersecting ?? false);
  }, NEAR);
  watch.observe(node);
  return () => watch.disconnect();
}

/** Safari has no `requestIdleCallback`; use a short timeout. */
function idle(then: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 200);
}
