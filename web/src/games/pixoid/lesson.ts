import { happened, read, when } from "$/lib/lesson.svelte";
import { BOT, ME, type Tutorial } from "$/lib/manifest";
import type { TableWish } from "$/wire/types";

/** Short games, so that both roles fit into a few minutes. */
const table = (first: number): TableWish => ({
  game: "pixoid",
  seats: [ME, BOT, BOT, BOT],
  options: { variant: "short", board: "A1 B2 C1 D2", first_pixoid: String(first) },
});

export default {
  roles: ["pixoid", "bug"],
  parts: [
    {
      wish: table(0),
      steps: [
        read("learn-pixoid-you"),
        { key: "learn-pixoid-start", asks: when("placement") },
        read("learn-pixoid-danger"),
        { key: "learn-pixoid-program", asks: when("programming") },
        read((now) => (happened(now, "caught") ? "learn-pixoid-caught" : "learn-pixoid-escaped")),
        { key: "learn-pixoid-bonus", asks: when("programming") },
        read("learn-pixoid-take-back"),
      ],
    },
    {
      wish: table(1),
      steps: [
        read("learn-pixoid-bug"),
        { key: "learn-pixoid-start", asks: when("placement") },
        { key: "learn-pixoid-guess", asks: when("programming") },
        read((now) => (happened(now, "caught") ? "learn-pixoid-got-him" : "learn-pixoid-got-away")),
        read("learn-pixoid-end"),
      ],
    },
  ],
} satisfies Tutorial;
