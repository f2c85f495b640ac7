import { dilatePlane } from './mask.ts';
import type { Links } from './min-cut.ts';

/**
 * Cost of separating two neighbouring pixels without a contour between them. The cost is relative to the cost of
 * putting a pixel on the wrong side of the outline.
 */
const BOND = 2.5;
/** Sharpness of a contour from which a cut through the contour becomes no cheaper. */
const SHARPEST = 12;

/**
 * Links neighbouring pixels for the minimum cut (the cheapest outline); where a contour is sharper, the link is weaker.
 */
export function computeBonds(contours: Float32Array, width: number, height: number): Links {
  const highest = dilatePlane(contours, width, height, 2);
  const bonds = new Float32Array(contours.length);
  for (let at = 0; at < bonds.length; at++) {
    const value = contours[at] ?? 0;
    const onRidge = value / Math.max(1e-3, highest[at] ?? 0);
    bonds[at] = BOND / (1 + ((Math.min(value, SHARPEST) * onRidge ** 3) / 1.5) ** 2);
  }
  return {
    right: weaker(bonds, 1, 1),
    down: weaker(bonds, width, 1),
    rightDown: weaker(bonds, width + 1, Math.SQRT1_2),
    leftDown: weaker(bonds, width - 1, Math.SQRT1_2),
  };
}

/**
 * Returns the strength of the link between each pixel and its neighbour at offset `step`: the lower of the two pixels'
 * strengths, times `share`.
 */
function weaker(bonds: Float32Array, step: number, share: number): Float32Array {
  const between = new Float32Array(bonds.length);
  for (let at = 0; at < between.length; at++) {
    const bond = bonds[at] ?? 0;
    between[at] = share * Math.min(bond, bonds[at + step] ?? bond);
  }
  return between;
}
