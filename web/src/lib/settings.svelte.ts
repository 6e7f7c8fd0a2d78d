import { load, save } from "./storage";

export type Light = "auto" | "light" | "dark";
export type Theme = "night" | "paper";

interface Kept {
  language: string | null;
  sound: boolean;
  light: Light;
  name: string;
  turned: number;
}

const KEY = "tablecade.settings";
const FIRST: Kept = { language: null, sound: true, light: "auto", name: "", turned: 0 };

/** Each theme is light or dark unless the player chooses. */
const MOOD: Record<Theme, "light" | "dark"> = { night: "dark", paper: "light" };

class Settings {
  #kept = $state<Kept>({ ...FIRST, ...load<Partial<Kept>>(KEY, {}) });

  get language() {
    return this.#kept.language;
  }
  get sound() {
    return this.#kept.sound;
  }
  get light() {
    return this.#kept.light;
  }
  get name() {
    return this.#kept.name;
  }
  /** Quarter turns of the maze, so that it faces this seat. */
  get turned() {
    return this.#kept.turned;
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this.#kept, load<Partial<Kept>>(KEY, {}), changes);
    save(KEY, $state.snapshot(this.#kept));
  }

  lightOf(theme: Theme): "light" | "dark" {
    return this.light === "auto" ? MOOD[theme] : this.light;
  }
}

export const settings = new Settings();
