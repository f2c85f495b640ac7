import type { BackgroundModel } from './background-model.ts';
import { dilate, erode, type Mask } from './mask.ts';
import { ramp } from './ramp.ts';

/** Lab distance along the border beyond which a background is not plain. */
const PLAIN_RESIDUAL = 11;

/** A cut is believed on a plain background, for a product of sensible size with a visible outline that is not cut off. */
export function confidenceOf(
  mask: Mask,
  { residual, distance }: BackgroundModel,
  contour: number,
): number {
  const { width, height, data } = mask;
  const coverage = data.reduce((sum, value) => sum + value, 0) / data.length;
  let onRim = 0;
  for (let x = 0; x < width; x++) onRim += (data[x] ?? 0) + (data[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y++)
    onRim += (data[y * width] ?? 0) + (data[y * width + width - 1] ?? 0);
  const plain = 1 - ramp(residual, PLAIN_RESIDUAL * 0.6, PLAIN_RESIDUAL * 1.6);
  const sized = ramp(coverage, 0.008, 0.03) * (1 - ramp(coverage, 0.8, 0.92));
  const whole = 1 - ramp(onRim / (2 * (width + height)), 0.06, 0.22);
  const outlined = ramp(contour, 4, 16);
  const body = erode(mask, Math.max(2, Math.round(Math.sqrt(coverage * data.length) * 0.03)));
  const solid = ramp(
    body.data.reduce((sum, value) => sum + value, 0) / Math.max(1, coverage * data.length),
    0.2,
    0.5,
  );
  const smoothed = dilate(erode(mask, 3), 3);
  const tidy = ramp(perimeterOf(smoothed) / Math.max(1, perimeterOf(mask)), 0.55, 0.85);
  const complete = 1 - ramp(missingShare(mask, distance, Math.max(3, residual * 1.4)), 0.08, 0.2);
  return plain * sized * whole * solid * tidy * complete * (0.4 + 0.6 * outlined);
}

function perimeterOf({ width, data }: Mask): number {
  let length = 0;
  for (let at = width; at < data.length; at++) {
    if (data[at] !== data[at - 1]) length++;
    if (data[at] !== data[at - width]) length++;
  }
  return length;
}

/** How far across a bay may be, as a share of the picture. */
const BAY_SHARE = 0.3;

/**
 * What may be missing of a pale product, as a share of the mask: pixels with product above, below and on one side that
 * are not the background's colour.
 */
function missingShare({ width, height, data }: Mask, distance: Float32Array, near: number): number {
  const reach = (start: number, lineStep: number, lines: number, step: number, count: number) => {
    const walls = new Uint8Array(data.length);
    for (let line = 0; line < lines; line++) {
      let since = Number.POSITIVE_INFINITY;
      for (let along = 0; along < count; along++) {
        const at = start + line * lineStep + along * step;
        since = data[at] ? 0 : since + 1;
        walls[at] = since < count * BAY_SHARE ? 1 : 0;
      }
    }
    return walls;
  };
  const left = reach(0, width, height, 1, width);
  const right = reach(width - 1, width, height, -1, width);
  const above = reach(0, 1, width, width, height);
  const below = reach((height - 1) * width, 1, width, -width, height);
  const isBay = (at: number) =>
    above[at] &&
    below[at] &&
    (left[at] || right[at]) &&
    (distance[at] ?? 0) > Math.max(1.2, near * 0.45);
  let missing = 0;
  let area = 0;
  for (let at = 0; at < data.length; at++) {
    if (data[at]) area++;
    else if (isBay(at)) missing++;
  }
  return missing / Math.max(1, area);
}
