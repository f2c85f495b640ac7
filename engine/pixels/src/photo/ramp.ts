/** Maps a value to 0 below `from` and to 1 above `to`, and interpolates linearly between them. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
