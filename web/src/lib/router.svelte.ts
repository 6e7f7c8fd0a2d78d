/** Pages are plain paths; the server answers every one of them with this client. */
class Router {
  #path = $state(location.pathname);
  #moved = false;

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** `/t/K7QF2X/screen` as `["t", "K7QF2X", "screen"]`. */
  get path(): string[] {
    return this.#path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  /** Whether another screen was here before this one. */
  get moved(): boolean {
    return this.#moved;
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    history[how === "push" ? "pushState" : "replaceState"](null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.#moved = true;
    this.#path = location.pathname;
  }

  /** Links within the client need no reload, unless somebody wants a new tab. */
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

export const router = new Router();
export const tablePath = (code: string) => `/t/${code}`;
export const screenPath = (code: string) => `/t/${code}/screen`;
export const replayPath = (code: string, match: number) => `/replay/${code}/${match}`;
/** A replay at one of its moments. */
export const momentPath = (code: string, match: number, step: number) =>
  `${replayPath(code, match)}#step=${step}`;
