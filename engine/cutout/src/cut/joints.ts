import { dilate, dilatePlane, findComponents, type Mask } from './mask.ts';
import { fillPart, measurePartRim } from './parts.ts';
import { selectAbove, without } from './pixel-sets.ts';

/**
 * Minimum saliency value (0–1) of the pixels of a joint (the area between two parts). The minimum is low, because a
 * pixel of the saliency map is about as wide as the stem of a glass.
 */
const HELD = 0.3;
/** Maximum distance at which a contour belongs to a part's border, in pixels. */
const RIM_PX = 3;
/**
 * Minimum strength of a contour at a joint's border, as a multiple of the contour strength in an even
 * background.
 */
const SHARP = 2.5;
/** Minimum share of a joint's border that lies on a contour (0–1). */
const OUTLINED = 0.6;

/**
 * Finds the joints between separate pieces of a product, such as a wine glass's transparent stem. The saliency map
 * includes a joint, and contours outline it. Two objects side by side are not joined, because no contour outlines the
 * area between them.
 * @param subject probability (0–1) that each pixel belongs to the subject
 */
export function findJoints(product: Mask, contours: Float32Array, subject: Float32Array): Mask {
  const { width, height, data } = product;
  const joints: Mask = { width, height, data: new Uint8Array(data.length) };
  const parts = findComponents(product);
  if (parts.list.length < 2) return joints;
  const missing = without(selectAbove(subject, HELD), data);
  const { labels, list } = findComponents({ width, height, data: missing });
  const beside = list.map(() => new Set<number>());
  for (let at = 0; at < labels.length; at++) {
    const neighbours = beside[(labels[at] ?? 0) - 1];
    if (!neighbours) continue;
    for (const step of [1, -1, width, -width]) {
      const part = parts.labels[at + step] ?? 0;
      if (part > 0) neighbours.add(part);
    }
  }
  const between = list.filter(({ label }) => (beside[label - 1]?.size ?? 0) > 1);
  if (between.length === 0) return joints;
  const highest = dilatePlane(contours, width, height, RIM_PX);
  const near = dilate(product, RIM_PX).data;
  for (const part of between.map((one) => ({ ...one, labels }))) {
    const { outlined } = measurePartRim(part, width, (at) => near[at] === 1, highest, SHARP);
    if (outlined > OUTLINED) fillPart(joints, part);
  }
  return joints;
}
