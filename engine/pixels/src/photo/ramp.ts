/** Returns 0 for a value below `from`, 1 above `to`, and interpolates linearly in between. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
