/** Milliseconds after the page has loaded. */
const SETTLED = 4000;

/** Registers the service worker, so that the client can be installed and opens without a network.
 * It waits, because the worker fetches all files. Over plain http it does nothing. */
export function keepClient(): void {
  if (!import.meta.env.PROD || !isSecureContext || !navigator.serviceWorker) return;
  const register = () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  const later = () => setTimeout(register, SETTLED);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
