import type { Mask } from './mask.ts';

/** How far around a pixel the run of the outline is looked for, and every how many pixels. */
const SEEN_PX = 8;
const SEEN_STEP = 2;
/** Of the pull that a straight outline has there, what is less tells no direction: a wire, a speck. */
const LEAST_PULL = 0.35;

/** Where the mask is looked at around a pixel. */
const OFFSETS: readonly (readonly [x: number, y: number])[] = disc();

function disc(): [number, number][] {
  const offsets: [number, number][] = [];
  for (let y = -SEEN_PX; y <= SEEN_PX; y += SEEN_STEP)
    for (let x = -SEEN_PX; x <= SEEN_PX; x += SEEN_STEP)
      if (x * x + y * y <= SEEN_PX * SEEN_PX && (x !== 0 || y !== 0)) offsets.push([x, y]);
  return offsets;
}

/** The pull of a straight outline through the middle: half of the disc is inside. */
const STRAIGHT_PULL = OFFSETS.reduce((sum, [x]) => sum + Math.max(0, x), 0);

/**
 * Opacity along an outline without the grain and the stairs in it: the mean along the line that the outline runs in, which
 * leaves it as sharp across as it was. Where no line shows, as on a wire, it stays.
 * @param alpha of every pixel, 0–1
 * @param reach how far to each side, pixels; 0 where a pixel is to stay
 */
export function smoothedAlong(alpha: Float32Array, mask: Mask, reach: Uint8Array): Float32Array {
  const { width, height } = mask;
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
    const line = directionAt(mask, x, y);
    if (line === null) continue;
    const [stepX, stepY] = line;
    let sum = (far + 1) * (alpha[at] ?? 0);
    for (let step = 1; step <= far; step++) {
      const share = far + 1 - step;
      sum += share * valueAt(x + step * stepX, y + step * stepY);
      sum += share * valueAt(x - step * stepX, y - step * stepY);
    }
    smooth[at] = sum / (far + 1) ** 2;
  }
  return smooth;
}

/** The unit step along the outline near a pixel; null where none is told. */
function directionAt(
  { width, height, data }: Mask,
  x: number,
  y: number,
): readonly [x: number, y: number] | null {
  let [pullX, pullY] = [0, 0];
  for (const [right, down] of OFFSETS) {
    const column = Math.min(width - 1, Math.max(0, x + right));
    const row = Math.min(height - 1, Math.max(0, y + down));
    if (!data[row * width + column]) continue;
    pullX += right;
    pullY += down;
  }
  const length = Math.hypot(pullX, pullY);
  return length < LEAST_PULL * STRAIGHT_PULL ? null : [-pullY / length, pullX / length];
}
