import { settings } from "./settings.svelte";

/** While a demo plays, the page is silent and announces nothing to screen readers. */
export const demo = { plays: false };

interface Note {
  /** In hertz. The tone slides to `to` if that is given. */
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  shape?: OscillatorType;
  loud?: number;
}

const EFFECTS = {
  touch: [{ from: 660, lasts: 0.04, shape: "square", loud: 0.25 }],
  seal: [
    { from: 392, lasts: 0.07, shape: "square" },
    { from: 587, at: 0.07, lasts: 0.1, shape: "square" },
  ],
  unseal: [{ from: 440, to: 294, lasts: 0.1, shape: "square" }],
  sit: [
    { from: 523, lasts: 0.08 },
    { from: 784, at: 0.09, lasts: 0.12 },
  ],
  step: [{ from: 180, to: 220, lasts: 0.04, shape: "triangle", loud: 0.5 }],
  place: [{ from: 240, to: 150, lasts: 0.07, shape: "triangle" }],
  pick: [
    { from: 784, lasts: 0.06, shape: "square" },
    { from: 1175, at: 0.06, lasts: 0.12, shape: "square" },
  ],
  caught: [
    { from: 330, to: 60, lasts: 0.5, shape: "sawtooth" },
    { from: 165, to: 40, at: 0.05, lasts: 0.5, shape: "square", loud: 0.6 },
  ],
  escape: [
    { from: 523, lasts: 0.07, shape: "triangle" },
    { from: 659, at: 0.07, lasts: 0.07, shape: "triangle" },
    { from: 784, at: 0.14, lasts: 0.14, shape: "triangle" },
  ],
  roll: [
    { from: 190, to: 120, lasts: 0.05, shape: "triangle" },
    { from: 240, to: 150, at: 0.11, lasts: 0.05, shape: "triangle" },
    { from: 170, to: 110, at: 0.2, lasts: 0.05, shape: "triangle" },
    { from: 210, to: 130, at: 0.34, lasts: 0.06, shape: "triangle" },
  ],
  cross: [
    { from: 900, to: 500, lasts: 0.05, shape: "triangle", loud: 0.5 },
    { from: 1000, to: 600, at: 0.08, lasts: 0.05, shape: "triangle", loud: 0.5 },
  ],
  close: [
    { from: 262, lasts: 0.09, shape: "square" },
    { from: 196, at: 0.1, lasts: 0.2, shape: "square" },
  ],
  win: [
    { from: 523, lasts: 0.12, shape: "square" },
    { from: 659, at: 0.12, lasts: 0.12, shape: "square" },
    { from: 784, at: 0.24, lasts: 0.12, shape: "square" },
    { from: 1047, at: 0.36, lasts: 0.4, shape: "square" },
  ],
  refuse: [{ from: 150, lasts: 0.12, shape: "sawtooth", loud: 0.6 }],
} satisfies Record<string, Note[]>;

export type Effect = keyof typeof EFFECTS;

const VOLUME = 0.12;
let context: AudioContext | null = null;

/** Plays a sound. Browsers allow sound only after the first touch; the audio context is created
 * then, because that is slow on a phone. */
export function play(effect: Effect): void {
  if (demo.plays || navigator.userActivation?.hasBeenActive === false) return;
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  // After a call or the lock screen its clock stands still: sounds would pile up.
  if (context.state !== "running") context.resume().catch(() => undefined);
  if (context.state !== "running" && navigator.userActivation?.isActive === false) return;
  for (const note of EFFECTS[effect]) sing(context, note);
}

function sing(on: AudioContext, { from, to, at = 0, lasts, shape = "sine", loud = 1 }: Note): void {
  const start = on.currentTime + at;
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(VOLUME * loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(volume).connect(on.destination);
  voice.start(start);
  voice.stop(start + lasts);
}

const PATTERNS = {
  touch: 8,
  seal: [12, 40, 18],
  caught: [60, 40, 120],
  pick: 20,
  turn: [20, 60, 20],
};

/** Vibrates. Does nothing without a motor or before the first tap on the page. */
export function buzz(pattern: keyof typeof PATTERNS): void {
  const tapped = navigator.userActivation?.hasBeenActive ?? true;
  if (tapped && !demo.plays) navigator.vibrate?.(PATTERNS[pattern]);
}
