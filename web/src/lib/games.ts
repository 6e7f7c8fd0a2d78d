import type { GameView } from "$/wire/types";
import * as api from "./api";

let asked: Promise<GameView[]> | null = null;

/** The games of this server. They are fetched once, and again after a failure. */
export function listGames(): Promise<GameView[]> {
  asked ??= api.games().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}
