/** Maps values up to `from` to 0 and values from `to` on to 1, with linear interpolation between them. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
