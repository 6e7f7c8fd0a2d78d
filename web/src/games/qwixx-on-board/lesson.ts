import { ROLES, SHEET } from "$/games/qwixx/lesson";
import { read, when } from "$/lib/lesson.svelte";
import { BOT, ME, type Tutorial } from "$/lib/manifest";

export default {
  roles: ROLES,
  parts: [
    {
      wish: { game: "qwixx-on-board", seats: [ME, BOT] },
      steps: [
        read("learn-board-race"),
        ...SHEET,
        { key: "learn-board-pawn", asks: when("step-3") },
        read("learn-board-bonus"),
        read("learn-qwixx-points"),
        read("learn-board-end"),
      ],
    },
  ],
} satisfies Tutorial;
