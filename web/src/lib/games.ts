import type { GameView } from "$/wire/types";
import * as api from "./api";

let asked: Promise<GameView[]> | null = null;

/** What can be played here, asked for once; again after a failure. */
export function listGames(): Promise<GameView[]> {
  asked ??= api.games().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}
