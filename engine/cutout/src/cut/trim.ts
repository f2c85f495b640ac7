import { ramp } from '@adwright/engine-pixels';
import type { Evidence } from './evidence.ts';
import { fillFrom } from './fill.ts';
import type { Lab } from './grain.ts';
import { dilate, erode, invert, type Mask } from './mask.ts';
import { without } from './pixel-sets.ts';

/** Maximum distance between the first outline and the true edge, in pixels. */
const BAND_PX = 5;
/** Data term of a pixel farther from the outline than `BAND_PX`, which keeps the pixel on its side. */
const CERTAIN = 8;
/** Colour is no evidence for the edge if product and background differ by less than this (Lab units). */
const ALIKE = 5;
/**
 * Colour alone determines where the edge is if product and background differ by at least this (Lab units).
 */
const UNLIKE = 14;
/**
 * A pixel probably mixes product and background if its colour is near their mixtures. Between these two
 * distances, the probability falls to 0. The distances are shares of the distance between the two colours.
 */
const OFF_LINE = [0.3, 0.6] as const;

/**
 * Returns the data term (pull towards inside or outside) for a second minimum cut, which refines the outline to
 * the pixel. Beside the outline, the colours of product and background are known. If the two colours differ, a
 * pixel's mixture of them locates the edge more exactly than the contours, which are wide at a strong edge.
 */
export function pullAlongOutline(mask: Mask, { pull }: Evidence, planes: Lab): Float32Array {
  const { width, height } = mask;
  const inside = erode(mask, BAND_PX);
  const near = dilate(mask, BAND_PX);
  const outside = invert(near).data;
  const rind = erode(mask, 3);
  const band = without(near.data, inside.data);
  const front = fillFrom(planes, rind.data, width, height, band);
  const back = fillFrom(planes, outside, width, height, band);
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
