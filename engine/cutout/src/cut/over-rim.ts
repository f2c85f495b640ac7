import { dilate, dilatePlane, type Mask } from './mask.ts';
import { SHARP } from './prior.ts';

/** Distance in pixels from the picture's border of the row or column in which contours are looked for. */
const RING_PX = 2;
/**
 * Distances from the picture's border, in pixels, at which a contour that crosses the border must still be
 * visible.
 */
const CROSSING_PX = [6, 12];
/** Maximum sideways deviation, in pixels, of a contour that crosses the picture's border. */
const CROSSING_SLANT_PX = 5;
/**
 * Maximum distance between the cut-out and a section of the picture's border beside it, as a share of the
 * picture's shorter side.
 */
const OVER_RIM_NEAR = 0.06;
/** Maximum mean saliency (0–1) of an area that certainly does not belong to the subject. */
const DENIED = 0.05;

/**
 * Returns the length of the picture's border between two sharp contours that cross the border beside the
 * cut-out. Between two such contours, the border cuts another object or a part of the product. An area with two
 * corners of the picture is excluded, because it is a wall or a table. An area with low mean saliency is also
 * excluded, such as a wall between a table's edge and a shadow.
 * @param subject probability (0–1) that each pixel belongs to the subject; null if the cut-out may have lost
 * background-like parts
 */
export function measureOverRim(
  mask: Mask,
  contours: Float32Array,
  subject: Float32Array | null,
): number {
  const { width, height } = mask;
  const beside = dilate(mask, Math.round(OVER_RIM_NEAR * Math.min(width, height))).data;
  const ring: { at: number; inward: number; corner: boolean }[] = [];
  const [right, bottom] = [width - 1 - RING_PX, height - 1 - RING_PX];
  const add = (x: number, y: number, inward: number) =>
    ring.push({
      at: y * width + x,
      inward,
      corner: (x === RING_PX || x === right) && (y === RING_PX || y === bottom),
    });
  for (let x = RING_PX; x < right; x++) add(x, RING_PX, width);
  for (let y = RING_PX; y < bottom; y++) add(right, y, -1);
  for (let x = right; x > RING_PX; x--) add(x, bottom, -width);
  for (let y = bottom; y > RING_PX; y--) add(RING_PX, y, 1);
  // A contour that crosses the border continues inside the picture, perhaps at an angle. A contour that belongs to a
  // speck ends near the border.
  const highest = dilatePlane(contours, width, height, CROSSING_SLANT_PX);
  const crosses = ring.map(
    ({ at, inward }) =>
      (contours[at] ?? 0) > SHARP &&
      CROSSING_PX.every((depth) => (highest[at + depth * inward] ?? 0) > SHARP),
  );
  const start = crosses.indexOf(true);
  if (start < 0) return 0;
  let over = 0;
  let [length, corners, near, known] = [0, 0, 0, 0];
  for (let step = 1; step <= ring.length; step++) {
    const place = ring[(start + step) % ring.length];
    if (!place) continue;
    if (!crosses[(start + step) % ring.length]) {
      length++;
      if (place.corner) corners++;
      if (beside[place.at]) near++;
      known += subject?.[place.at] ?? 1;
      continue;
    }
    if (corners < 2 && near > length / 2 && known > DENIED * length) over += length;
    [length, corners, near, known] = [0, 0, 0, 0];
  }
  return over / Math.min(width, height);
}
