import { settings, type Theme } from "./settings.svelte";

/** The theme of the current screen, which style sheets read from the root element. */
class Look {
  theme = $state<Theme>("night");

  /** Applies theme and settings as long as the page is open. */
  follow(): void {
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement;
        root.dataset.theme = this.theme;
        root.dataset.light = settings.lightOf(this.theme);
        requestAnimationFrame(paintFrame); // styles are computed then anyway
      });
    });
  }
}

/** Gives the browser's own bars the background colour of the page. */
function paintFrame(): void {
  const ink = getComputedStyle(document.documentElement).getPropertyValue("--ink").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ink);
}

export const look = new Look();
