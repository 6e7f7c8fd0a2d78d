import { asRefusal, type Refusal } from "./refusal";
import { load, save } from "./storage";

const KEY = "password";
const HEADER = "Tablecade-Password";
const CODES = ["password-missing", "wrong-password"];

/** The password that a host may want from those who open tables. It is asked for once. */
class Lock {
  /** Why it is asked for; null while nobody asks. */
  refusal = $state<Refusal | null>(null);
  #answer: (password: string | null) => void = () => undefined;

  /** Makes a call that opens something, again with each password until the server takes one. Throws
   * the refusal where somebody does not say it. */
  async pass<T>(call: (headers: Record<string, string>) => Promise<T>): Promise<T> {
    for (;;) {
      const password = load(KEY, "");
      const headers: Record<string, string> = password
        ? { [HEADER]: encodeURIComponent(password) }
        : {};
      try {
        return await call(headers);
      } catch (problem) {
        const refusal = asRefusal(problem);
        if (!CODES.includes(refusal.code)) throw problem;
        const said = await this.#ask(refusal);
        if (said === null) throw refusal;
        save(KEY, said);
      }
    }
  }

  /** What somebody says; null gives up. */
  answer(password: string | null): void {
    this.refusal = null;
    this.#answer(password);
  }

  #ask(refusal: Refusal): Promise<string | null> {
    this.answer(null); // only one call waits
    this.refusal = refusal;
    return new Promise((resolve) => (this.#answer = resolve));
  }
}

export const lock = new Lock();
