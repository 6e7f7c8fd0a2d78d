/** What a screen reader is told; the same words twice in a row are told twice. */
class Announcer {
  words = $state("");

  say(words: string): void {
    this.words = words === this.words ? `${words}\u00a0` : words;
  }
}

export const announcer = new Announcer();
