import * as api from "./api";
import { tablePath } from "./router.svelte";
import { nextTask } from "./turns";

/** Names of the machine itself: on another device they mean that device. */
const isOwn = (hostname: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** Where links for other devices begin: as in this page, if other devices can use that. */
export const sharedBase = (base: string, address: string | null): string =>
  isOwn(new URL(base).hostname) && address ? `${address}/` : base;

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
    if (!this.#asked && isOwn(location.hostname)) void this.#ask();
    return new URL(path, sharedBase(document.baseURI, this.#address)).href;
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    await nextTask(); // render the screen first
    const { address } = await api.address().catch(() => ({ address: null }));
    this.#address = address;
  }
}

export const addresses = new Addresses();
