/** Whether a part of the client could not be loaded: the network failed, or the server has a newer
 * version than this page. */
class MissingPart {
  #failed = $state(false);

  constructor() {
    globalThis.addEventListener?.("vite:preloadError", () => {
      this.#failed = true;
    });
  }

  get failed(): boolean {
    return this.#failed;
  }
}

export const missingPart = new MissingPart();
