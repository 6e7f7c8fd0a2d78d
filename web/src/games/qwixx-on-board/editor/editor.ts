import { say } from "$/lib/i18n.svelte";
import { BOT, type Editor, ME } from "$/lib/manifest";
import { parsed } from "$/lib/storage";
import tracks from "$tracks";
import type { Track } from "../wire";
import { fieldOf, plainTrack, readTrack, readTrackCode, writeTrack } from "./fields";
import Thumb from "./Thumb.svelte";
import TrackCanvas from "./TrackCanvas.svelte";

export default {
  game: "qwixx-on-board",
  canvas: TrackCanvas,
  thumb: Thumb,
  first: () => readTrack(tracks.A) ?? plainTrack(),
  samples: [
    ...(["A", "B"] as const).map((side) => ({
      name: "editor-side",
      word: side,
      make: () => readTrack(tracks[side]) ?? plainTrack(),
    })),
    { name: "editor-sevens", make: plainTrack },
  ],
  write: writeTrack,
  read: readTrackCode,
  ending: "json",
  save: (track) => `${JSON.stringify(track, null, 2)}\n`,
  open: (text) => readTrack(parsed(text)),
  asked: (track) => ({ track }),
  wish: (track) => ({ game: "qwixx-on-board", seats: [ME, BOT], options: { track } }),
  sayPlace: (fault) => {
    const place = fieldOf(fault);
    return place === null ? "" : say("editor-field", { place });
  },
} satisfies Editor<Track>;
