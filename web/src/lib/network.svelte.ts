/** Whether the server can be reached, as far as this page knows. */
class Network {
  reached = $state(navigator.onLine);
  /** Whether a part of the client could not be loaded: the network failed, or the server has a newer
   * version than this page. */
  lacksPart = $state(false);

  constructor() {
    addEventListener("offline", () => (this.reached = false));
    addEventListener("online", () => void this.look());
    addEventListener("vite:preloadError", () => (this.lacksPart = true));
  }

  /** Asks whether the server answers. A cached page opens without one. */
  async look(): Promise<void> {
    this.reached = await fetch("api/games", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}

export const network = new Network();
