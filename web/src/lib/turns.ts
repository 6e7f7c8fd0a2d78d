/** What is still to be made of the screen somebody arrives at, in the order it stands there. */
const waiting: (() => void)[] = [];
/** What the part that was made last is made of: it comes before all that stands below it. */
const inside: (() => void)[] = [];
let running = false;

/** Makes a part in a moment of its own, after those that asked before it. A phone that just begins
 * to know the code takes long for a whole screen; in between it can paint, and answer a tap.
 * Gives back how to call it off. */
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
    await Promise.resolve(); // until that part has asked for its own
  } while (waiting.length + inside.length > 0);
  running = false;
}

/** Lets the browser do what it has to do, and goes on. */
export function nextTask(): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn));
}
