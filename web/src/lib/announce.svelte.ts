import { demo } from "./demo";

const TOGETHER_MS = 80;

/** What a screen reader is told; the same words twice in a row are told twice. What comes in one
 * burst is told at once, so that nothing drowns the words before it. */
class Announcer {
  words = $state("");
  #waiting: string[] = [];

  say(words: string): void {
    if (!words || demo.plays) return;
    this.#waiting.push(words);
    if (this.#waiting.length === 1) setTimeout(() => this.#tell(), TOGETHER_MS);
  }

  #tell(): void {
    const words = this.#waiting.join(" ");
    this.#waiting = [];
    this.words = words === this.words ? `${words}\u00a0` : words;
  }
}

export const announcer = new Announcer();
