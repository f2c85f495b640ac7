import type { Evidence } from './evidence.ts';
import { dilate, findComponents, invert, type Mask } from './mask.ts';
import { closeUpOf, listPixels } from './parts.ts';

/** Half of the maximum width of a gap in a loop that is closed, in pixels. */
const GAP_PX = 13;
/** Distance from the cut-out beyond which a contour is independent of it, in pixels. */
const BESIDE_PX = 4;
/** Minimum strength of a certain contour, relative to a background without detail. */
const SHARP = 4;
/** Minimum area of the loop inside a closed gap, in pixels. */
const LEAST_PX = 40;
/** Minimum number of pixels with a sharp contour in a closed gap. */
const LEAST_SHARP = 14;

/**
 * Finds pixels inside loops with a missing piece: the cut-out has a gap there, but sharp contours cross the gap
 * and the evidence encloses the inside. An example is the joint of a white handle on white paper.
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
    const { part: inside, wholeAt } = closeUpOf(part, mask, 2 * GAP_PX);
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
