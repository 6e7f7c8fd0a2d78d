import * as api from "./api";
import { tablePath } from "./router.svelte";
import { isOwn, sharedOrigin } from "./shared";
import { nextTask } from "./turns";

/** The address of this server for other devices. A page on `localhost` has to ask the server for
 * it. */
class Addresses {
  #address = $state<string | null>(null);
  #asked = false;

  link(code: string): string {
    return this.page(tablePath(code));
  }

  /** The full address of a path, for other devices. */
  page(path: string): string {
    if (!this.#asked && isOwn(location)) void this.#ask();
    return `${sharedOrigin(location, this.#address)}${path}`;
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    await nextTask(); // render the screen first
    const { address } = await api.address().catch(() => ({ address: null }));
    this.#address = address;
  }
}

export const addresses = new Addresses();
