/** The current path. The server answers every path with this client. The page's `<base>` says where
 * the client lives: all links and calls are relative to it, so that it can also live under a path. */
class Router {
  #path = $state(location.pathname);
  /** Whether another screen was shown before this one. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** `/t/K7QF2X/screen` as `["t", "K7QF2X", "screen"]`. */
  get path(): string[] {
    const { pathname: base } = new URL(document.baseURI);
    const parts = this.#path.slice(base.length).split("/").filter(Boolean);
    return parts.map((part) => decoded(part));
  }

  /** Tells whether the screen of now is still shown: an answer may come after it was left. */
  here(): () => boolean {
    const path = location.pathname;
    return () => location.pathname === path;
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    history[how === "push" ? "pushState" : "replaceState"](null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.moved = true;
    this.#path = location.pathname;
  }

  /** Opens links within the client without a reload, unless a new tab is wanted. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** A part of a path as text. One that is badly escaped, such as `%ZZ`, stays as it is, or becomes
 * another one. */
export function decoded(part: string, otherwise = part): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return otherwise;
  }
}

export const router = new Router();
export const tablePath = (code: string) => `t/${code}`;
export const screenPath = (code: string) => `t/${code}/screen`;
export const replayPath = (code: string, match: number) => `replay/${code}/${match}`;
/** The path of a replay at one of its steps. */
export const momentPath = (code: string, match: number, step: number) =>
  `${replayPath(code, match)}#step=${step}`;

/** After a navigation the focus is nowhere: it moves to the title of the new page, so that screen
 * readers read it and the Tab key begins there. Use it as an attachment of the page's element. */
export function focusTitle(page: HTMLElement): void {
  if (!router.moved || document.activeElement !== document.body) return;
  const title = page.querySelector<HTMLElement>("h1");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
