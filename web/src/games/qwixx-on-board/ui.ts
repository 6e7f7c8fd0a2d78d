import { dealt, sayChoice } from "$/games/qwixx/state";
import { say } from "$/lib/i18n.svelte";
import { BOT, type Manifest, ME } from "$/lib/manifest";
import type { TrackBeat } from "./how-to";
import type { OnBoardEvent, OnBoardState, Track } from "./wire";

const PAWN = /^pawn(\d+)$/;

export default {
  theme: "paper",
  box: { fewest: 2, most: 4, years: 8, minutes: 20 },
  quick: { seats: [ME, BOT, BOT] },
  seat: () => import("./Seat.svelte"),
  screen: () => import("./Screen.svelte"),
  options: () => import("./Options.svelte"),
  setting: () => import("./Setting.svelte"),
  sayOptions: ({ asked }) =>
    asked.side ? [say(`board-side-${String(asked.side).toLowerCase()}`)] : [],
  sayChoice: (choice) => {
    const fields = PAWN.exec(choice)?.[1];
    return fields ? say("replay-pawn", { fields: Number(fields) }) : sayChoice(choice);
  },
  dealt,
  told: () => import("$/games/qwixx/told"),
  awards: () => import("$/games/qwixx/awards"),
  howTo: () => import("./how-to"),
  demo: () => import("./demo.jsonl?raw"),
  rules: {
    prefix: "QB",
    sections: [3, 8, 5],
    rulings: ["QB-2.5", "QB-2.7", "QB-2.8", "QB-3.4", "QB-3.5"],
    withRuling: [],
    figure: () => import("./rules/Figure.svelte"),
  },
  lesson: () => import("./lesson"),
  editor: () => import("./editor/editor"),
} satisfies Manifest<OnBoardState, OnBoardEvent, TrackBeat, Track>;
