import type { Evidence } from './evidence.ts';
import { components, dilate, invert, type Mask } from './mask.ts';
import { closeUpOf, pixelsOf } from './parts.ts';

/** A gap in a loop that is closed so is at most twice as wide, pixels. */
const GAP_PX = 13;
/** So far from the cut a contour is none of its own, pixels, and from this it is one for sure, in calm contours. */
const BESIDE_PX = 4;
const SHARP = 4;
/** What is left of a loop when its gap is closed, and how many sharp pixels the gap shows at least. */
const LEAST_PX = 40;
const LEAST_SHARP = 14;

/**
 * Pixels within loops that have lost a piece: the cut leaves a gap in them, but sharp contours run through it and the
 * evidence bounds what lies within. The joint of a white handle on white paper, say.
 */
export function gapingIn(
  mask: Mask,
  alone: Mask,
  { contours }: Pick<Evidence, 'contours'>,
): number {
  const { width, data } = mask;
  const inverse = components(invert(mask));
  const outer = new Set(inverse.list.filter((part) => part.touchesRim).map(({ label }) => label));
  const closed = components(invert(dilate(mask, GAP_PX)));
  const beside = dilate(mask, BESIDE_PX).data;
  let gaping = 0;
  for (const hole of closed.list) {
    if (hole.touchesRim || hole.area < LEAST_PX) continue;
    const part = { ...hole, labels: closed.labels };
    if (!pixelsOf(part, width).every((at) => outer.has(inverse.labels[at] ?? 0))) continue;
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
