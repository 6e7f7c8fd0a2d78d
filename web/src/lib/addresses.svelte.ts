import * as api from "./api";
import { tablePath } from "./router.svelte";
import { isOwn, sharedOrigin } from "./shared";
import { nextTask } from "./turns";

/** Where other devices find this server. A page opened on the host's own machine has to ask. */
class Addresses {
  #address = $state<string | null>(null);
  #asked = false;

  link(code: string): string {
    return this.page(tablePath(code));
  }

  /** A path of this server as other devices can open it. */
  page(path: string): string {
    if (!this.#asked && isOwn(location)) void this.#ask();
    return `${sharedOrigin(location, this.#address)}${path}`;
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    await nextTask(); // asked while a screen is made: that comes first
    const { address } = await api.address().catch(() => ({ address: null }));
    this.#address = address;
  }
}

export const addresses = new Addresses();
