import type { Evidence } from './evidence.ts';
import { areaOf, components, dilate, type Mask } from './mask.ts';
import { closeUpOf, type Part, pixelsOf, quantileOf } from './parts.ts';

/** What a pane shows is the ground to this, Lab units: in all, and how much lighter and darker it may be. */
const GROUND = { off: 6, lighter: 1.5, darker: 6 };
/** Its brightest is as light as the ground expected there, but for this. */
const BRIGHTEST = { share: 0.85, off: 1.5 };
/** A pane is at least so many pixels and at most such a share of the cut. */
const PANE = { pixels: 9, share: 0.03 };
/** Around a pane, so near, what is unlike the ground by so much makes up such a share, and what is outside hardly any. */
const AROUND = { near: 3, unlike: 9, share: 0.5, outside: 0.15 };
/** So many panes, that make up such a share of the cut together, are no print: counters of letters, buttons, gloss. */
const LEAST = { panes: 6, share: 0.035 };

/**
 * Pixels of a cut that show the ground through a mesh too fine for contours to leave anything calm in it: the strings of a
 * racket, spokes, a wire basket. Each pane is small, shut in by something unlike the ground and exactly as light as that.
 */
export function finePanes(mask: Mask, evidence: Pick<Evidence, 'difference' | 'lighter'>): number {
  const { difference, lighter } = evidence;
  const { width, height } = mask;
  const area = areaOf(mask);
  const alike = mask.data.slice();
  for (let at = 0; at < alike.length; at++) {
    const light = lighter[at] ?? 0;
    if ((difference[at] ?? 0) >= GROUND.off || light >= GROUND.lighter || light <= -GROUND.darker)
      alike[at] = 0;
  }
  const { labels, list } = components({ width, height, data: alike });
  const panes = list
    .filter((one) => one.area >= PANE.pixels && one.area <= PANE.share * area)
    .map((one): Part => ({ ...one, labels }))
    .filter(
      (part) =>
        Math.abs(quantileOf(pixelsOf(part, width), lighter, BRIGHTEST.share)) <= BRIGHTEST.off &&
        isShutIn(part, mask, difference),
    );
  const seen = panes.reduce((sum, part) => sum + part.area, 0);
  return panes.length < LEAST.panes || seen < LEAST.share * area ? 0 : seen;
}

function isShutIn(part: Part, mask: Mask, difference: Float32Array): boolean {
  const { part: own, wholeAt } = closeUpOf(part, mask, AROUND.near + 1);
  let [around, unlike, outside] = [0, 0, 0];
  dilate(own, AROUND.near).data.forEach((isNear, inBox) => {
    if (!isNear || own.data[inBox]) return;
    const at = wholeAt(inBox);
    around++;
    if (!mask.data[at]) outside++;
    if ((difference[at] ?? 0) > AROUND.unlike) unlike++;
  });
  return outside <= AROUND.outside * around && unlike >= AROUND.share * around;
}
