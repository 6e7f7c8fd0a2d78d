import { say } from "$/lib/i18n.svelte";
import { BOT, type Manifest, ME } from "$/lib/manifest";
import Banner from "./Banner.svelte";
import type { Circuit } from "./editor/circuit";
import type { MazeBeat } from "./how-to";
import { sayProgram } from "./state";
import type { PixoidEvent, PixoidState } from "./wire";

export default {
  theme: "night",
  box: { fewest: 3, most: 4 },
  quick: {
    seats: [ME, BOT, BOT, BOT],
    options: { variant: "short", board: "random", first_pixoid: "0" },
  },
  seat: () => import("./Seat.svelte"),
  screen: () => import("./Screen.svelte"),
  options: () => import("./Options.svelte"),
  setting: () => import("./Setting.svelte"),
  sayOptions: ({ asked }) => (asked.variant ? [say(`pixoid-${asked.variant}`)] : []),
  sayStart: ({ asked, seats }) => {
    const first = seats[Number(asked.first_pixoid)]?.name;
    return first ? [say("setting-is", { name: say("setting-first"), value: first })] : [];
  },
  hidesSeals: true,
  sayChoice: (choice) => sayProgram(choice),
  told: () => import("./told"),
  awards: () => import("./awards"),
  banner: Banner,
  howTo: () => import("./how-to"),
  demo: () => import("./demo.jsonl?raw"),
  rules: {
    prefix: "PX",
    sections: [7, 1, 6, 7, 2, 5, 5, 3],
    rulings: ["PX-3.6", "PX-4.6", "PX-4.7", "PX-7.2", "PX-7.5"],
    withRuling: ["PX-1.5", "PX-3.2", "PX-7.4"],
    figure: () => import("./rules/Figure.svelte"),
  },
  lesson: () => import("./lesson"),
  puzzle: {
    question: () => say("puzzle-pixoid-question"),
    view: () => import("./Puzzle.svelte"),
  },
  editor: () => import("./editor/editor"),
} satisfies Manifest<PixoidState, PixoidEvent, MazeBeat, Circuit>;
