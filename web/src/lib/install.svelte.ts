import { load, save } from "./storage";

/** Milliseconds after the page has loaded. */
const SETTLED = 4000;

/** Registers the service worker, so that the client can be installed and opens without a network.
 * It waits, because the worker fetches all files. Over plain http it does nothing. */
export function keepClient(): void {
  if (!import.meta.env.PROD || !isSecureContext || !navigator.serviceWorker) return;
  const register = () => void navigator.serviceWorker.register("worker.js").catch(() => undefined);
  const later = () => setTimeout(register, SETTLED);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

/** The browser's own question, which Chromium hands over when the client can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const ANSWERED = "tablecade.install-answered";

/** The hint that the client can stand on the home screen. Once answered it does not come again. */
class Installation {
  #prompt = $state.raw<InstallPrompt | null>(null);
  #answered = $state(load(ANSWERED, false));

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
  }

  /** How it gets there: by a button, by hand as on an iPhone, or not at all. */
  get way(): "button" | "by-hand" | null {
    if (this.#answered) return null;
    if (this.#prompt) return "button";
    return "standalone" in navigator && !navigator.standalone ? "by-hand" : null;
  }

  install(): void {
    void this.#prompt?.prompt();
    this.dismiss();
  }

  dismiss(): void {
    save(ANSWERED, true);
    this.#answered = true;
  }
}

export const installation = new Installation();
