import type { Manifest } from "$/lib/manifest";
import { sayOwnChoice } from "./say-choice";

/** For games from other packages: views that show their states field by field. */
export default {
  theme: "night",
  seat: () => import("./Seat.svelte"),
  screen: () => import("./Screen.svelte"),
  options: () => import("./Options.svelte"),
  sayChoice: sayOwnChoice,
  told: () => import("./told"),
} satisfies Omit<Manifest, "quick">;
