import type { Manifest } from "$/lib/manifest";
import generic from "../generic/ui";

/** For games from other packages that draw their own views. If that fails, the generic views show
 * the table. */
export default {
  ...generic,
  seat: () => import("./Seat.svelte"),
  screen: () => import("./Screen.svelte"),
} satisfies Omit<Manifest, "quick">;
