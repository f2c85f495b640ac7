import type { Mask } from './mask.ts';

/** Number of sampling points on each side of a pixel from which the outline's direction is measured. */
const SEEN_STEPS = 4;
/**
 * Minimum gradient of an outline with a measurable direction, as a share of the gradient of a straight outline. An
 * outline with a weaker gradient, as at a wire or a speck, is not smoothed.
 */
const LEAST_PULL = 0.35;

type Offset = readonly [x: number, y: number];

/** Returns the offsets of the sampling points around a pixel: a disc of points, `step` pixels apart. */
function listDiscOffsets(step: number): Offset[] {
  const offsets: Offset[] = [];
  for (let y = -SEEN_STEPS; y <= SEEN_STEPS; y++)
    for (let x = -SEEN_STEPS; x <= SEEN_STEPS; x++)
      if (x * x + y * y <= SEEN_STEPS * SEEN_STEPS && (x !== 0 || y !== 0))
        offsets.push([x * step, y * step]);
  return offsets;
}

/**
 * Smooths alpha along an outline, which removes grain and stair steps but keeps the edge sharp. Pixels where
 * the outline has no measurable direction, as on a wire, stay unchanged.
 * @param alpha of each pixel, 0–1
 * @param reach for each pixel, the distance to each side over which alpha is smoothed, in pixels; 0 leaves the
 * pixel unchanged
 * @param step distance in pixels between the sampling points that determine an outline's direction
 */
export function smoothAlongOutline(
  alpha: Float32Array,
  mask: Mask,
  reach: Uint8Array,
  step = 2,
): Float32Array {
  const { width, height } = mask;
  const disc = listDiscOffsets(step);
  // Gradient of a straight outline through the centre of the disc of sampling points, with half of the disc
  // inside.
  const least = LEAST_PULL * disc.reduce((sum, [x]) => sum + Math.max(0, x), 0);
  const smooth = alpha.slice();
  const valueAt = (x: number, y: number) => {
    const column = Math.min(width - 1.001, Math.max(0, x));
    const row = Math.min(height - 1.001, Math.max(0, y));
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [right, down] = [column - left, row - top];
    const at = top * width + left;
    const [upper, lower] = [alpha[at] ?? 0, alpha[at + width] ?? 0];
    const onTop = upper + ((alpha[at + 1] ?? 0) - upper) * right;
    const below = lower + ((alpha[at + width + 1] ?? 0) - lower) * right;
    return onTop + (below - onTop) * down;
  };
  for (let at = 0; at < reach.length; at++) {
    const far = reach[at] ?? 0;
    if (far === 0) continue;
    const x = at % width;
    const y = (at - x) / width;
    const line = measureDirection(mask, x, y, disc, least);
    if (line === null) continue;
    const [stepX, stepY] = line;
    let sum = (far + 1) * (alpha[at] ?? 0);
    for (let along = 1; along <= far; along++) {
      const share = far + 1 - along;
      sum += share * valueAt(x + along * stepX, y + along * stepY);
      sum += share * valueAt(x - along * stepX, y - along * stepY);
    }
    smooth[at] = sum / (far + 1) ** 2;
  }
  return smooth;
}

/** Returns the unit vector along the outline near a pixel; null if the outline has no clear direction there. */
function measureDirection(
  { width, height, data }: Mask,
  x: number,
  y: number,
  disc: readonly Offset[],
  least: number,
): Offset | null {
  let [pullX, pullY] = [0, 0];
  for (const [right, down] of disc) {
    const column = Math.min(width - 1, Math.max(0, x + right));
    const row = Math.min(height - 1, Math.max(0, y + down));
    if (!data[row * width + column]) continue;
    pullX += right;
    pullY += down;
  }
  const length = Math.hypot(pullX, pullY);
  return length < least ? null : [-pullY / length, pullX / length];
}
