import type { CutOut } from '@adwright/engine-cutout';
import { boxBlur } from '@adwright/engine-pixels';

/**
 * Minimum confidence (0–1) of a cut-out that is shown on a new background, where every fault of its edge is
 * visible.
 */
const LEAST_CONFIDENCE = 0.85;
/** Minimum alpha (0–255) of a pixel that belongs to the product. */
const SOLID = 128;
/** Radius of the blur that smooths an outline, as a share of the product's longer side. */
const SMOOTH = 0.006;
/**
 * Maximum deviation of an outline from its smoothed outline, in pixels per pixel of its length. A jagged or
 * torn outline deviates more.
 */
const MOST_ROUGH = 0.85;

/**
 * Tells whether a cut-out is certain and has a smooth outline. A product with a less certain cut-out is shown only in
 * its own photo.
 */
export function isCleanCut(cut: CutOut): boolean {
  return cut.confidence >= LEAST_CONFIDENCE && measureRoughness(cut) <= MOST_ROUGH;
}

/** Returns the mean deviation of a cut-out's outline from its smoothed outline, in pixels. */
function measureRoughness({ rgba, width, height, box }: CutOut): number {
  const solid = Float32Array.from({ length: width * height }, (_, at) =>
    (rgba[4 * at + 3] ?? 0) >= SOLID ? 1 : 0,
  );
  const radius = Math.max(2, Math.round(SMOOTH * Math.max(box.width, box.height)));
  const soft = boxBlur(boxBlur(solid, width, height, radius), width, height, radius);
  let [outline, off] = [0, 0];
  for (const [at, value] of solid.entries()) {
    if (value > 0.5 !== (soft[at] ?? 0) > 0.5) off++;
    if (value === 0) continue;
    const isInner =
      solid[at - 1] === 1 &&
      solid[at + 1] === 1 &&
      solid[at - width] === 1 &&
      solid[at + width] === 1;
    if (!isInner) outline++;
  }
  return off / Math.max(1, outline);
}
