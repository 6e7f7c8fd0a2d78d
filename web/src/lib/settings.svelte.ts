import { load, save } from "./storage";

export type Light = "auto" | "light" | "dark";
export type Theme = "night" | "paper";

type Kept = Partial<Omit<Settings, "change" | "lightOf">>;

const KEY = "tablecade.settings";

/** Each theme is light or dark unless the player chooses. */
const MOOD: Record<Theme, "light" | "dark"> = { night: "dark", paper: "light" };

class Settings {
  language = $state<string | null>(null);
  sound = $state(true);
  light = $state<Light>("auto");
  name = $state("");
  /** Quarter turns of the maze, so that it faces this seat. */
  turned = $state(0);

  constructor() {
    Object.assign(this, load<Kept>(KEY, {}));
  }

  change(changes: Kept): void {
    const { language, sound, light, name, turned } = Object.assign(this, load(KEY, {}), changes);
    save(KEY, { language, sound, light, name, turned });
  }

  lightOf(theme: Theme): "light" | "dark" {
    return this.light === "auto" ? MOOD[theme] : this.light;
  }
}

export const settings = new Settings();

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
