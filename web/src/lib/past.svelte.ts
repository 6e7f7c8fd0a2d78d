/** The most steps that undo keeps. */
const MOST = 200;

/** Undo and redo. */
export class Past<T> {
  #before = $state.raw<readonly T[]>([]);
  #after = $state.raw<readonly T[]>([]);
  now: T;
  #stroke: string | null = null;

  constructor(first: T) {
    this.now = $state.raw(first);
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }
  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  /** Adds a step. Changes of the same stroke, a line drawn without lifting, are one step. */
  change(next: T, stroke: string | null = null): void {
    if (next === this.now) return;
    if (stroke === null || stroke !== this.#stroke)
      this.#before = [...this.#before, this.now].slice(-MOST);
    this.#stroke = stroke;
    this.#after = [];
    this.now = next;
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#after = [this.now, ...this.#after];
    this.#before = this.#before.slice(0, -1);
    this.#arrive(last);
  }

  redo(): void {
    const [next, ...rest] = this.#after;
    if (next === undefined) return;
    this.#before = [...this.#before, this.now];
    this.#after = rest;
    this.#arrive(next);
  }

  #arrive(work: T): void {
    this.#stroke = null;
    this.now = work;
  }
}
