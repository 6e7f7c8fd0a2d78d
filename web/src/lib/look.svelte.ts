import { settings, type Theme } from "./settings.svelte";

/** The theme of what is on screen, written where the style sheets read it. */
class Look {
  theme = $state<Theme>("night");

  /** Follows theme and settings for as long as the page lives. */
  follow(): void {
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement;
        root.dataset.theme = this.theme;
        root.dataset.light = settings.lightOf(this.theme);
        requestAnimationFrame(paintFrame); // when styles are worked out anyway
      });
    });
  }
}

/** The browser's own bars wear the ground of the page. */
function paintFrame(): void {
  const ink = getComputedStyle(document.documentElement).getPropertyValue("--ink").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ink);
}

export const look = new Look();
