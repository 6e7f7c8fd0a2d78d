/** Whether the server can be reached, as far as this page knows. */
class Network {
  reached = $state(navigator.onLine);

  constructor() {
    addEventListener("offline", () => {
      this.reached = false;
    });
    addEventListener("online", () => void this.look());
  }

  /** A page that was kept by the browser opens without a server: ask whether there is one. */
  async look(): Promise<void> {
    this.reached = await fetch("/api/games", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}

export const network = new Network();
