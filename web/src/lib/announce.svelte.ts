import { demo } from "./sound";

const TOGETHER_MS = 80;

/** Text for screen readers. Texts that come shortly after each other are joined, because a screen
 * reader drops a text when a new one arrives. A repeated text is announced again. */
class Announcer {
  words = $state("");
  #waiting: string[] = [];

  say(words: string): void {
    if (!words || demo.plays) return;
    this.#waiting.push(words);
    if (this.#waiting.length === 1) setTimeout(() => this.#tell(), TOGETHER_MS);
  }

  /** Another page or match is shown: what was said about the last one is gone. */
  clear(): void {
    this.#waiting = [];
    this.words = "";
  }

  #tell(): void {
    if (this.#waiting.length === 0) return;
    const words = this.#waiting.join(" ");
    this.#waiting = [];
    this.words = words === this.words ? `${words}\u00a0` : words;
  }
}

export const announcer = new Announcer();
