/** Long enough for the first screen to stand and be looked at. */
const SETTLED = 4000;

/** On a secure address the client is kept by the browser, can be installed and opens without a
 * network; over plain http nothing happens. To be kept, all files of it are fetched: that must not
 * take the network and the processor from the screen somebody is waiting for. */
export function keepClient(): void {
  if (!import.meta.env.PROD || !isSecureContext || !navigator.serviceWorker) return;
  const register = () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  const later = () => setTimeout(register, SETTLED);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
