/** On a secure address the client is kept by the browser, can be installed and opens without a
 * network. It waits until the first screen is there; over plain http nothing happens. */
export function keepClient(): void {
  if (!import.meta.env.PROD || !isSecureContext || !navigator.serviceWorker) return;
  const register = () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
