/** A how-to takes half a minute. */
export const BEAT_MS = 1000;
export const BEATS = 5;
export const SCENES = 6;

/** A beat of a scene. The last one stays. */
export const beatOf = <T>(scene: readonly T[], beat: number): T | undefined =>
  scene[Math.min(beat, scene.length - 1)];
