import type { Evidence } from './evidence.ts';
import { countMaskPixels, dilate, findComponents, type Mask } from './mask.ts';
import { computePixelQuantile, cropPart, listPixels, type Part } from './parts.ts';

/** Maximum difference of a pane (an opening between strings) from the background, in Lab units. */
const GROUND = {
  /** Maximum difference in lightness and colour together. */
  off: 6,
  /** Maximum lightness of a pane above the background's. */
  lighter: 1.5,
  /** Maximum lightness of a pane below the background's. */
  darker: 6,
};
/**
 * The quantile `share` of a pane's lightness may differ from the expected background by at most `off` Lab units.
 */
const BRIGHTEST = { share: 0.85, off: 1.5 };
/**
 * Minimum area of a pane (an opening between strings) in pixels, and maximum area as a share of the cut-out's
 * area.
 */
const PANE = { pixels: 9, share: 0.03 };
/** Conditions on the pixels around a pane; if they hold, the product encloses the pane. */
const AROUND = {
  /** Maximum distance from the pane of the examined pixels, in pixels. */
  near: 3,
  /**
   * Minimum difference from the background, in Lab units, of an examined pixel that belongs to the product.
   */
  unlike: 9,
  /** Minimum share of the examined pixels that count as product. */
  share: 0.5,
  /** Maximum share of the examined pixels that lie outside the cut-out. */
  outside: 0.15,
};
/**
 * Minimum number of panes in a mesh, and minimum share of the cut-out that the panes cover. If there are fewer panes,
 * they may be print or parts of the product, such as counters of letters, buttons or gloss.
 */
const LEAST = { panes: 6, share: 0.035 };

/**
 * Counts background pixels that are visible through a mesh, such as the strings of a racket, spokes or a wire
 * basket. Contours cover the small openings of a mesh, so other rules do not find them. Each pane is small,
 * enclosed by pixels unlike the background, and as light as the background.
 */
export function countFinePanePixels(
  mask: Mask,
  evidence: Pick<Evidence, 'difference' | 'lighter'>,
): number {
  const { difference, lighter } = evidence;
  const { width, height } = mask;
  const area = countMaskPixels(mask);
  const alike = mask.data.slice();
  for (let at = 0; at < alike.length; at++) {
    const light = lighter[at] ?? 0;
    if ((difference[at] ?? 0) >= GROUND.off || light >= GROUND.lighter || light <= -GROUND.darker)
      alike[at] = 0;
  }
  const { labels, list } = findComponents({ width, height, data: alike });
  const panes = list
    .filter((one) => one.area >= PANE.pixels && one.area <= PANE.share * area)
    .map((one): Part => ({ ...one, labels }))
    .filter(
      (part) =>
        Math.abs(computePixelQuantile(listPixels(part, width), lighter, BRIGHTEST.share)) <=
          BRIGHTEST.off && isShutIn(part, mask, difference),
    );
  const seen = panes.reduce((sum, part) => sum + part.area, 0);
  return panes.length < LEAST.panes || seen < LEAST.share * area ? 0 : seen;
}

function isShutIn(part: Part, mask: Mask, difference: Float32Array): boolean {
  const { part: closeUp, wholeAt } = cropPart(part, mask, AROUND.near + 1);
  let [around, unlike, outside] = [0, 0, 0];
  dilate(closeUp, AROUND.near).data.forEach((isNear, inBox) => {
    if (!isNear || closeUp.data[inBox]) return;
    const at = wholeAt(inBox);
    around++;
    if (!mask.data[at]) outside++;
    if ((difference[at] ?? 0) > AROUND.unlike) unlike++;
  });
  return outside <= AROUND.outside * around && unlike >= AROUND.share * around;
}
