import { load, save } from "./storage";

export interface SavedWork {
  name: string;
  code: string;
}

/** The boards or tracks of a game that this browser keeps: the saved ones, and the draft. */
export class WorkStorage {
  all: readonly SavedWork[];

  constructor(readonly game: string) {
    this.all = $state.raw(this.#saved());
  }

  /** Saves a work. It replaces one with the same name. */
  save(name: string, code: string): void {
    this.#write([{ name, code }, ...this.#saved().filter((one) => one.name !== name)]);
  }

  remove(name: string): void {
    this.#write(this.#saved().filter((one) => one.name !== name));
  }

  get draft(): SavedWork | null {
    return load<SavedWork | null>(this.#key("draft"), null);
  }

  keepDraft(draft: SavedWork): void {
    save(this.#key("draft"), draft);
  }

  /** Read for each change, because another tab may have saved a work meanwhile. */
  #saved(): SavedWork[] {
    return load<SavedWork[]>(this.#key("works"), []);
  }

  #write(kept: SavedWork[]): void {
    this.all = kept;
    save(this.#key("works"), kept);
  }

  #key(what: string): string {
    return `tablecade.editor.${this.game}.${what}`;
  }
}
