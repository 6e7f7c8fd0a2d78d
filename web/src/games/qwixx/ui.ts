import type { OnBoardEvent } from "$/games/qwixx-on-board/wire";
import { say } from "$/lib/i18n.svelte";
import { BOT, type Manifest, ME } from "$/lib/manifest";
import type { SheetBeat } from "./how-to";
import { dealt, type QwixxState, sayChoice } from "./state";

export default {
  theme: "paper",
  box: { fewest: 2, most: 5 },
  quick: { seats: [ME, BOT, BOT] },
  seat: () => import("./Player.svelte"),
  screen: () => import("./TableScreen.svelte"),
  setting: () => import("./Setting.svelte"),
  sayChoice,
  dealt,
  told: () => import("./told"),
  awards: () => import("./awards"),
  howTo: () => import("./how-to"),
  demo: () => import("./demo.jsonl?raw"),
  rules: {
    prefix: "QX",
    sections: [3, 5, 5, 5],
    rulings: ["QX-4.3"],
    withRuling: ["QX-1.1", "QX-2.3", "QX-4.5"],
    figure: () => import("./rules/Figure.svelte"),
  },
  lesson: () => import("./lesson"),
  puzzle: {
    question: () => say("puzzle-qwixx-question"),
    view: () => import("./Puzzle.svelte"),
  },
} satisfies Manifest<QwixxState, OnBoardEvent, SheetBeat>;
