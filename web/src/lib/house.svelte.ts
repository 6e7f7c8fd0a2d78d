import * as api from "./api";
import { tablePath } from "./router.svelte";
import { isOwn, sharedOrigin } from "./shared";

/** Where other devices find this table. A page opened on the host's own machine has to ask. */
class House {
  #address = $state<string | null>(null);

  constructor() {
    if (isOwn(location)) this.#ask();
  }

  link(code: string): string {
    return `${sharedOrigin(location, this.#address)}${tablePath(code)}`;
  }

  async #ask(): Promise<void> {
    const { address } = await api.house().catch(() => ({ address: null }));
    this.#address = address;
  }
}

export const house = new House();
