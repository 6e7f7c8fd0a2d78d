/** Keeps the screen on while a table is open. Returns a function that stops this.
 *
 * Without a wake lock (over plain http, or if the browser denies it) an invisible silent video
 * keeps most devices awake. Some play it only after the first touch or key. */
export function stayAwake(): () => void {
  return navigator.wakeLock ? lock() : video();
}

function lock(): () => void {
  const stop = new AbortController();
  let held: WakeLockSentinel | null = null;
  let instead: (() => void) | null = null;
  const ask = async () => {
    if (document.hidden || stop.signal.aborted) return;
    held = await navigator.wakeLock.request("screen").catch(() => null);
    if (stop.signal.aborted) void held?.release();
    else if (held) end();
    else if (!document.hidden) instead ??= video();
  };
  const end = () => {
    instead?.();
    instead = null;
  };
  document.addEventListener("visibilitychange", () => void ask(), { signal: stop.signal });
  void ask();
  return () => {
    stop.abort();
    end();
    void held?.release();
  };
}

function video(): () => void {
  const stop = new AbortController();
  const canvas = document.createElement("canvas");
  const picture = canvas.getContext("2d");
  if (!picture || !canvas.captureStream) return () => undefined;
  const player = document.createElement("video");
  player.className = "unseen";
  player.style.position = "fixed"; // in the flow it would make the page one pixel higher
  player.style.top = "0";
  player.muted = true;
  player.playsInline = true;
  player.setAttribute("aria-hidden", "true");
  player.srcObject = canvas.captureStream(1);
  document.body.append(player);
  const tick = setInterval(() => picture.fillRect(0, 0, 1, 1), 1000);
  const start = () => void player.play().catch(() => undefined);
  start();
  for (const touch of ["pointerdown", "keydown"])
    addEventListener(touch, start, { once: true, signal: stop.signal });
  return () => {
    stop.abort();
    clearInterval(tick);
    player.remove();
  };
}
