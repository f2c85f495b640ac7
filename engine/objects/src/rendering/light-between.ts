import { GROUND, type PixelGrid, SAMPLE, UNKNOWN } from './pixel-grid.ts';

const { max, min } = Math;

/** The pixel between its neighbours gets their mean light if their light (0–1) differs by at most this. */
const MAX_LIGHT_STEP = 0.08;

/**
 * Gives pixel `i` the mean light of its four neighbours if they show one part with nearly equal
 * light. Returns the index of the part that the neighbours show, or {@link UNKNOWN} if the
 * neighbours differ. All parameters are indexes of pixels.
 */
export function takeLight(
  { parts, samples }: PixelGrid,
  i: number,
  one: number,
  two: number,
  three: number,
  four: number,
): number {
  const part = parts[one] ?? GROUND;
  if (part < 0 || parts[two] !== part || parts[three] !== part || parts[four] !== part)
    return UNKNOWN;
  for (let channel = SAMPLE.key; channel < SAMPLE.depth; channel++) {
    const a = samples[one * SAMPLE.length + channel] ?? 0;
    const b = samples[two * SAMPLE.length + channel] ?? 0;
    const c = samples[three * SAMPLE.length + channel] ?? 0;
    const d = samples[four * SAMPLE.length + channel] ?? 0;
    if (max(a, b, c, d) - min(a, b, c, d) > MAX_LIGHT_STEP) return UNKNOWN;
    samples[i * SAMPLE.length + channel] = (a + b + c + d) / 4;
  }
  return part;
}
