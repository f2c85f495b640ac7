import { ramp } from '@adwright/engine-pixels';
import type { Evidence } from './evidence.ts';
import { fillUnknown } from './fill.ts';
import type { Lab } from './grain.ts';
import { dilate, erode, invert, type Mask } from './mask.ts';
import { without } from './pixel-sets.ts';

/** Maximum distance between the first outline and the true edge, in pixels. */
const BAND_PX = 5;
/**
 * Pull towards inside or outside for a pixel that is farther from the outline than `BAND_PX`. The pull is so high that
 * the pixel stays on its side of the outline.
 */
const CERTAIN = 8;
/**
 * Colour difference between product and background below which colour is not evidence for the edge (Lab
 * units).
 */
const ALIKE = 5;
/**
 * Colour difference between product and background from which colour alone determines the edge (Lab units).
 */
const UNLIKE = 14;
/**
 * Distances between a pixel's colour and the mixtures of product and background, as shares of the distance
 * between the two colours. Up to the first distance, the pixel probably is such a mixture; from the second
 * on, it is not.
 */
const OFF_LINE = [0.3, 0.6] as const;

/**
 * Returns each pixel's pull towards inside or outside for a second minimum cut, which refines the outline to the pixel.
 * Beside the outline, the colours of product and background are known. If the two colours differ, a pixel's mixture of
 * them locates the edge more exactly than the contours do, because a strong edge has a wide contour.
 */
export function pullAlongOutline(mask: Mask, { pull }: Evidence, planes: Lab): Float32Array {
  const { width, height } = mask;
  const inside = erode(mask, BAND_PX);
  const near = dilate(mask, BAND_PX);
  const outside = invert(near).data;
  const rind = erode(mask, 3);
  const band = without(near.data, inside.data);
  const front = fillUnknown(planes, rind.data, width, height, band);
  const back = fillUnknown(planes, outside, width, height, band);
  const drawn = new Float32Array(pull.length);
  for (let at = 0; at < drawn.length; at++) {
    if (!band[at]) {
      drawn[at] = inside.data[at] ? CERTAIN : -CERTAIN;
      continue;
    }
    let along = 0;
    let length = 0;
    for (let channel = 0; channel < planes.length; channel++) {
      const ground = back[channel]?.[at] ?? 0;
      const step = (front[channel]?.[at] ?? 0) - ground;
      along += ((planes[channel]?.[at] ?? 0) - ground) * step;
      length += step * step;
    }
    const share = Math.min(1, Math.max(0, along / Math.max(1e-3, length)));
    let off = 0;
    for (let channel = 0; channel < planes.length; channel++) {
      const ground = back[channel]?.[at] ?? 0;
      const mixed = ground + share * ((front[channel]?.[at] ?? 0) - ground);
      off += ((planes[channel]?.[at] ?? 0) - mixed) ** 2;
    }
    const trust =
      ramp(Math.sqrt(length), ALIKE, UNLIKE) *
      (1 - ramp(Math.sqrt(off / Math.max(1e-3, length)), ...OFF_LINE));
    drawn[at] = 0.25 * (1 - trust) * (pull[at] ?? 0) + trust * 5 * (share - 0.5);
  }
  return drawn;
}
