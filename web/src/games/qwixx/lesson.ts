import { read, type Step, when } from "$/lib/lesson.svelte";
import { BOT, ME, type Tutorial } from "$/lib/manifest";

export const ROLES = ["active", "other"];

/** How to fill a sheet; On Board explains it too. */
export const SHEET: readonly Step[] = [
  read("learn-qwixx-sheet"),
  read("learn-qwixx-lost"),
  { key: "learn-qwixx-white", asks: when("action-1") },
  { key: "learn-qwixx-colour", asks: when("action-2") },
];

export default {
  roles: ROLES,
  parts: [
    {
      wish: { game: "qwixx", seats: [ME, BOT] },
      steps: [...SHEET, read("learn-qwixx-points"), read("learn-qwixx-end")],
    },
  ],
} satisfies Tutorial;
