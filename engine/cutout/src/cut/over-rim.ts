import { dilate, dilatePlane, type Mask } from './mask.ts';
import { SHARP } from './prior.ts';

/** Where the rim is walked along, pixels from it, and how near the cut it counts, as a share of the shorter side. */
const RING_PX = 2;
/** Where a line that crosses the rim is looked for again, pixels further in, and how far beside. */
const CROSSING_PX = [6, 12];
const CROSSING_SLANT_PX = 5;
const OVER_RIM_NEAR = 0.06;
/** Mean value that a subject's map has where it surely sees no subject. */
const DENIED = 0.05;

/**
 * How much of the rim beside the cut lies between sharp contours that cross it: the product, cut by the picture's border.
 * What holds two corners of the picture is the wall or the table. So is what a map of the subject surely denies on average:
 * it lies between the edge of a table, say, and that of a shadow.
 * @param subject how surely each pixel is the subject's, 0–1; null where a cut may have lost what looks like the ground
 */
export function overRim(mask: Mask, contours: Float32Array, subject: Float32Array | null): number {
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
  // A speck ends near the rim, a line that crosses it goes on, at a slant perhaps.
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
