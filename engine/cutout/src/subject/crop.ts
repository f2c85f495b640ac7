import {
  computeRasterSaliency,
  fromRaster,
  type Raster,
  type Rect,
  type SaliencyMap,
  stretch,
} from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { computeFocus } from './focus.ts';
import { applySubject } from './salient-subject.ts';

/** Number of cells along each side of the saliency grid. */
const SALIENCY_SIDE = 96;

/**
 * Maximum share of the saliency outside the area in focus for the saliency map to be trusted. If more saliency lies
 * outside, the saliency map was misled by the colours of a blurred background, which contains no subject.
 */
const MISLED = 0.5;
/** Factor by which the saliency of an unfocused area is multiplied. */
const BLURRED_SHARE = 0.3;

/**
 * Computes the saliency of a photo on a square grid, from the photo's subject, or from conspicuous areas if no
 * subject is known. If the lens focused on one object in front of a colourful background, the saliency of the
 * unfocused area is reduced.
 */
export async function computePhotoSaliency(
  raster: Raster,
  subject: SubjectMap,
): Promise<SaliencyMap> {
  const map = await computeColourSaliency(raster);
  const known = applySubject(map, subject);
  if (known !== map) return known;
  const focus = await computeFocus(raster, SALIENCY_SIDE);
  if (focus === null) return map;
  let [blurred, all] = [0, 0];
  for (const [at, value] of map.values.entries()) {
    all += value;
    blurred += value * (1 - (focus[at] ?? 0));
  }
  if (blurred < MISLED * all) return map;
  const values = map.values.map((value, at) => {
    const sharp = focus[at] ?? 0;
    return value * (BLURRED_SHARE + (1 - BLURRED_SHARE) * sharp) + 0.3 * sharp;
  });
  return { ...map, values: stretch(values) };
}

async function computeColourSaliency(raster: Raster): Promise<SaliencyMap> {
  const small = await fromRaster(raster)
    .resize(SALIENCY_SIDE, SALIENCY_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return computeRasterSaliency(new Uint8Array(small), SALIENCY_SIDE, SALIENCY_SIDE);
}

/**
 * Cost of cutting the subject at the top, the left or right side, and the bottom of the crop. A cut at the top
 * costs most, because viewers notice a missing head.
 */
const CUTS = { top: 0.5, side: 0.2, bottom: 0.3 };
/** Minimum zoom factor of a crop that counts as a detail shot and may cut its subject. */
const DETAIL_ZOOM = 1.5;
/**
 * Weights of the upper and the lower part of a tall photo. Faces and the fronts of objects are in the upper
 * part, the floor is in the lower.
 */
const UPPER = { top: 1.5, foot: 0.3 };

/**
 * Returns the crop with the given aspect ratio (width / height) that keeps most of the saliency and keeps the
 * subject away from the crop's borders. If the subject must be cut, the crop cuts it at the bottom rather
 * than at the top. A value of `zoom` above 1 makes the crop smaller. The crop is returned in pixels of the
 * raster.
 */
export function cropWindow(raster: Raster, saliency: SaliencyMap, aspect: number, zoom = 1): Rect {
  const scale = Math.min(raster.width, raster.height * aspect) / zoom;
  const width = Math.round(scale);
  const height = Math.round(scale / aspect);
  const steps = 24;
  const total = meanWeight(saliency);
  let best: Rect & { worth: number } = {
    x: 0,
    y: 0,
    width,
    height,
    worth: Number.NEGATIVE_INFINITY,
  };
  // A crop with the photo's whole width or height has only one position along that axis.
  const [rows, columns] = [raster.height > height ? steps : 0, raster.width > width ? steps : 0];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = Math.round(((raster.width - width) * column) / steps);
      const y = Math.round(((raster.height - height) * row) / steps);
      const worth = rateCrop(saliency, total, {
        x: x / raster.width,
        y: y / raster.height,
        width: width / raster.width,
        height: height / raster.height,
        whole: Math.max(0, 1 - (zoom - 1) / (DETAIL_ZOOM - 1)),
      });
      if (worth > best.worth + 1e-6) best = { x, y, width, height, worth };
    }
  }
  return { x: best.x, y: best.y, width, height };
}

/**
 * Rates a crop by the share of the saliency inside. The rating falls for saliency near the borders, and for
 * each part of the subject that a side cuts. The crop's position and size are shares of the picture.
 */
function rateCrop(map: SaliencyMap, total: number, window: Rect & { whole: number }): number {
  const { x, y, width, height, whole } = window;
  let sum = 0;
  for (let row = 0; row < SAMPLES; row++) {
    for (let column = 0; column < SAMPLES; column++) {
      const u = (column + 0.5) / SAMPLES;
      const v = (row + 0.5) / SAMPLES;
      const rim = 1 - 0.4 * Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) * 2;
      sum += computeWeight(map, x + u * width, y + v * height) * rim;
    }
  }
  const across = (v: number) => measureStrength((u) => computeWeight(map, x + u * width, v));
  const down = (u: number) => measureStrength((v) => computeWeight(map, u, y + v * height));
  const cuts =
    (y > EDGE ? CUTS.top * across(y) : 0) +
    (y + height < 1 - EDGE ? CUTS.bottom * across(y + height) : 0) +
    (x > EDGE ? CUTS.side * down(x) : 0) +
    (x + width < 1 - EDGE ? CUTS.side * down(x + width) : 0);
  const share = (sum / SAMPLES ** 2) * ((width * height) / total);
  // Without the cost `MISSED`, a crop without the subject would get the best rating, because its sides cut
  // nothing.
  return share - whole * cuts - MISSED.price * Math.max(0, MISSED.share - share);
}

/**
 * A crop misses the subject if it shows less than the share `share` of the saliency. Each missing unit of that share
 * costs `price`.
 */
const MISSED = { share: 0.45, price: 1.2 };

/** Number of points along each axis at which the saliency inside a crop is sampled. */
const SAMPLES = 20;
/**
 * Maximum distance from the picture's edge, as a share of the picture, of a crop's side that cuts no part of
 * the subject.
 */
const EDGE = 0.004;

/**
 * Measures the strength of a cut through the subject as a root mean square. In a plain mean over the
 * picture's width, a cut through a narrow part, such as a neck, would hardly count.
 */
function measureStrength(weight: (share: number) => number): number {
  let sum = 0;
  for (let at = 0; at < SAMPLES; at++) sum += weight((at + 0.5) / SAMPLES) ** 2;
  return Math.sqrt(sum / SAMPLES);
}

function computeWeight({ width, height, values, skin }: SaliencyMap, x: number, y: number): number {
  const column = Math.min(width - 1, Math.floor(x * width));
  const at = Math.min(height - 1, Math.floor(y * height)) * width + column;
  const lift = UPPER.top + (UPPER.foot - UPPER.top) * y;
  return lift * ((values[at] ?? 0) + 0.5 * (skin[at] ?? 0));
}

/** Mean saliency over the whole picture; a minimum above zero avoids division by zero. */
function meanWeight(map: SaliencyMap): number {
  let sum = 0;
  for (let row = 0; row < SAMPLES; row++)
    for (let column = 0; column < SAMPLES; column++)
      sum += computeWeight(map, (column + 0.5) / SAMPLES, (row + 0.5) / SAMPLES);
  return Math.max(1e-3, sum / SAMPLES ** 2);
}

/** Crops a raster and scales the crop to the given size. */
export function cropTo(
  raster: Raster,
  { x, y, width, height }: Rect,
  targetWidth: number,
  targetHeight: number,
) {
  return fromRaster(raster)
    .extract({ left: x, top: y, width, height })
    .resize(targetWidth, targetHeight, { fit: 'fill', kernel: 'lanczos3' });
}
