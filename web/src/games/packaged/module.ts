import type { contract, Mounted, mount, Revealed, Seen } from "$contract";

/** How long a module may take to load, and an update to play. */
const LOAD_MS = 5000;
const PLAY_MS = 4000;
const KNOWN = 1;

/** What `view.js` exports. */
export interface Module {
  contract: typeof contract;
  mount: typeof mount;
}

export interface Loaded {
  module: Module;
  style: CSSStyleSheet | null;
}

/** Why a module is not shown: the key of the notice, and its values. */
export class ViewProblem extends Error {
  constructor(
    readonly code: "view-failed" | "view-slow" | "view-contract",
    readonly detail: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

/** An exception of a module with its place in the package's files: `TypeError, view.js:42`. */
export function asProblem(problem: unknown, path: string): ViewProblem {
  if (problem instanceof ViewProblem) return problem;
  const { name = String(problem), stack = "" } = problem instanceof Error ? problem : {};
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const [, place] = stack.split(folder);
  const [file, line] = /^([^:)\s]+)(?::(\d+))?/.exec(place ?? "")?.slice(1) ?? [];
  const where = file ? (line ? `${file}:${line}` : file) : path.slice(folder.length);
  return new ViewProblem("view-failed", { problem: `${name}, ${where}` });
}

/** Modules by their path. Whatever fails is not tried again until the page is loaded anew. */
const loaded = new Map<string, Loaded>();
const failed = new Map<string, ViewProblem>();

export const loadedView = (path: string): Loaded | undefined => loaded.get(path);
export const failedView = (path: string): ViewProblem | undefined => failed.get(path);

export function fail(path: string, problem: unknown): ViewProblem {
  const known = failed.get(path) ?? asProblem(problem, path);
  failed.set(path, known);
  return known;
}

interface Fetching {
  module: (path: string) => Promise<object>;
  style: (path: string) => Promise<CSSStyleSheet | null>;
}

/** Loads a module with its style sheet. Throws a ViewProblem. */
export async function load(path: string, fetching: Fetching = BROWSER): Promise<Loaded> {
  const known = loaded.get(path);
  if (known) return known;
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new ViewProblem("view-slow", { seconds: LOAD_MS / 1000 })), LOAD_MS),
  );
  const both = Promise.all([fetching.module(path), fetching.style(path)]);
  const [module, style] = await Promise.race([both, late]).catch((problem: unknown) => {
    throw asProblem(problem, path);
  });
  const { contract = "–", mount } = module as Partial<Record<keyof Module, unknown>>;
  if (contract !== KNOWN)
    throw new ViewProblem("view-contract", { contract: String(contract), known: KNOWN });
  if (typeof mount !== "function")
    throw new ViewProblem("view-failed", { problem: "view.js: mount" });
  const found = { module: module as Module, style };
  loaded.set(path, found);
  return found;
}

/** The server names its paths without the one that it may itself live under. */
const addressOf = (path: string) => new URL(`.${path}`, document.baseURI).href;

const BROWSER: Fetching = {
  module: (path) => import(/* @vite-ignore */ addressOf(path)),
  style: async (path) => {
    const url = new URL("view.css", addressOf(path));
    const answer = await fetch(url);
    if (!answer.ok) return null;
    const style = new CSSStyleSheet();
    style.replaceSync(withAddresses(await answer.text(), url));
    return style;
  },
};

/** A style sheet whose pictures have full addresses. An adopted sheet has no address of its own, so
 * that relative ones would begin at the page. */
export const withAddresses = (css: string, base: URL): string =>
  css.replaceAll(
    /url\(\s*(["']?)([^"')]+)\1\s*\)/g,
    (_, _quote, path: string) => `url("${new URL(path.trim(), base)}")`,
  );

/** Passes updates to a mounted module. While one plays the others wait; they become a single one,
 * with the last of their decisions. */
export class Updates {
  #playing = false;
  #waiting: { seen: Seen; revealed: Revealed | undefined } | null = null;
  #closed = false;

  constructor(
    private readonly mounted: Mounted,
    private readonly changed: (playing: boolean) => void,
    private readonly failed: (problem: unknown) => void,
  ) {}

  push(seen: Seen, revealed?: Revealed): void {
    this.#waiting = { seen, revealed: revealed ?? this.#waiting?.revealed };
    if (!this.#playing) void this.#pass();
  }

  close(): void {
    this.#closed = true;
    this.#waiting = null;
    if (this.#playing) this.changed(false);
    try {
      this.mounted.destroy();
    } catch {
      // It is gone either way.
    }
  }

  async #pass(): Promise<void> {
    for (let next = this.#waiting; next && !this.#closed; next = this.#waiting) {
      this.#waiting = null;
      try {
        const played = this.mounted.update(next.seen, next.revealed);
        if (played) await this.#play(played, next.revealed !== undefined);
      } catch (problem) {
        if (!this.#closed) this.failed(problem);
        return;
      }
    }
  }

  /** `decision`: something is revealed, which the shell waits for too. */
  async #play(played: Promise<void>, decision: boolean): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((done) => (timer = setTimeout(done, PLAY_MS)));
    this.#playing = true;
    if (decision) this.changed(true);
    await Promise.race([played, late]);
    clearTimeout(timer);
    this.#playing = false;
    if (decision && !this.#closed) this.changed(false);
  }
}
