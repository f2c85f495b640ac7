import type { Evidence } from './evidence.ts';
import { dilate, findComponents, invert, type Mask } from './mask.ts';
import { cropPart, listPixels } from './parts.ts';

/** Half of the maximum width in pixels of a gap that is closed in a loop. */
const GAP_PX = 13;
/** Distance from the cut-out, in pixels, beyond which a contour does not belong to the cut-out's outline. */
const BESIDE_PX = 4;
/** Minimum strength of a certain contour, as a multiple of the contour strength in an even background. */
const SHARP = 4;
/** Minimum area in pixels of the loop that a closed gap encloses. */
const LEAST_PX = 40;
/** Minimum number of sharp contour pixels in a closed gap. */
const LEAST_SHARP = 14;

/**
 * Counts pixels inside loops with a missing piece. At the missing piece, the cut-out has a gap. Sharp contours cross
 * this gap, and other contours enclose the loop. An example is the joint of a white handle on white paper, which is
 * often missing from the cut-out.
 */
export function countGapPixels(
  mask: Mask,
  alone: Mask,
  { contours }: Pick<Evidence, 'contours'>,
): number {
  const { width, data } = mask;
  const inverse = findComponents(invert(mask));
  const outer = new Set(inverse.list.filter((part) => part.touchesRim).map(({ label }) => label));
  const closed = findComponents(invert(dilate(mask, GAP_PX)));
  const beside = dilate(mask, BESIDE_PX).data;
  let gaping = 0;
  for (const hole of closed.list) {
    if (hole.touchesRim || hole.area < LEAST_PX) continue;
    const part = { ...hole, labels: closed.labels };
    if (!listPixels(part, width).every((at) => outer.has(inverse.labels[at] ?? 0))) continue;
    const { part: inside, wholeAt } = cropPart(part, mask, 2 * GAP_PX);
    const around = dilate(inside, 2 * GAP_PX).data;
    let [sharp, bounded] = [0, 0];
    for (const [near, isNear] of around.entries()) {
      const at = wholeAt(near);
      if (!isNear || data[at]) continue;
      if (alone.data[at]) bounded++;
      if (!beside[at] && (contours[at] ?? 0) > SHARP) sharp++;
    }
    if (sharp >= LEAST_SHARP && bounded > hole.area) gaping += bounded;
  }
  return gaping;
}
