import {
  type Component,
  countMaskPixels,
  createComponentMask,
  dilate,
  erode,
  findComponents,
  invert,
  type Mask,
} from './mask.ts';
import { cropPart, fillPart, listPixels, type Part } from './parts.ts';
import { intersectSets } from './pixel-sets.ts';

/**
 * Contours that are stronger than this multiple of an even background's contour strength count as detail.
 */
export const CALM = 2.5;
/** Minimum contour strength of a speck in a loop; weaker spots are grain. */
const GRAIN = 3 * CALM;
/** Distance in pixels from the product within which the product's own edge affects the measurement. */
export const OUTLINE_PX = 4;
/** Distance in pixels within which the product must surround a loop (a hole in the product). */
const RIM_PX = 5;
/** Margin in pixels around a loop in the crop in which the loop's surroundings are examined. */
const MARGIN_PX = RIM_PX + 3;

/**
 * Maximum thickness of a handle, as a multiple of the side of a square with the loop's area, or of the loop's
 * width.
 */
const HANDLE_THICKNESS = 0.6;
/** Maximum thickness of a handle, in pixels. */
const MAX_HANDLE_PX = 40;
/** Minimum share of a loop's border that its handle covers (0–1). */
const HANDLE_RIM_SHARE = 0.5;
/** Minimum share of the product that remains without the handle (0–1). */
const BODY_SHARE = 0.75;
/** Conditions for a part that lies inside a ring of product. */
const RING = {
  /** Maximum thickness of the ring, as a multiple of the side length of the enclosed part. */
  thickness: 1.15,
  /**
   * Minimum share of directions (0–1) in which the ring is thin enough. In the remaining directions, the
   * product may be thicker, as at the foot of a glass.
   */
  share: 0.75,
  /** Number of directions in which the ring's thickness is measured. */
  rays: 64,
};

/**
 * Limits for a loop: the shares of its border that must lie inside the product and on a contour, and the maximum area
 * of specks, as a share of the loop's area.
 */
export interface LoopBounds {
  within: number;
  outlined: number;
  islands: number;
}

/**
 * Tells whether a contour surrounds a part and product lies beyond the contour, as around a loop. Only pixels
 * near the part are examined, for speed.
 */
export function isLoop(
  loop: Part,
  product: Mask,
  contours: Float32Array,
  least: LoopBounds,
): boolean {
  const { part, wholeAt } = cropPart(loop, product, MARGIN_PX);
  const { labels, list } = findComponents(invert(part));
  const isPrint = ({ touchesRim, area, label }: Component) =>
    !touchesRim &&
    area > least.islands * loop.area &&
    labels.some((pixelLabel, at) => pixelLabel === label && (contours[wholeAt(at)] ?? 0) > GRAIN);
  if (list.some(isPrint)) return false;
  const near = dilate(part, 2);
  const edge = dilate(part, 3);
  const far = dilate(part, RIM_PX + 2);
  let around = 0;
  let within = 0;
  let rim = 0;
  let outlined = 0;
  for (let at = 0; at < far.data.length; at++) {
    if (far.data[at] && !near.data[at]) {
      around++;
      if (product.data[wholeAt(at)]) within++;
    }
    if (edge.data[at] && !part.data[at]) {
      rim++;
      if ((contours[wholeAt(at)] ?? 0) > CALM) outlined++;
    }
  }
  return within > least.within * around && outlined > least.outlined * rim;
}

/** Side of a square with the part's area, or the part's width if the width is less. */
function measureSide(part: Part, width: number): number {
  let rim = 0;
  for (const at of listPixels(part, width))
    if ([1, -1, width, -width].some((step) => part.labels[at + step] !== part.label)) rim++;
  return Math.min(Math.sqrt(part.area), (4 * part.area) / Math.max(1, rim));
}

/**
 * Tells whether the product around a part is mostly thin and protrudes from one solid body, like a handle. The
 * product's areas beside a label are thin too. But without those areas, a bottle would split into neck and base, so a
 * label does not lie in a handle.
 */
export function isInHandle(part: Part, product: Mask): boolean {
  const thickness = Math.min(MAX_HANDLE_PX, HANDLE_THICKNESS * measureSide(part, product.width));
  const solid = removeThinAround(part, product);
  if (thinShare(part, product, solid, thickness) < HANDLE_RIM_SHARE) return false;
  const wear = Math.ceil(thickness / 2);
  const { labels, list } = findComponents(erode(solid, wear));
  const [body] = list.toSorted((a, b) => b.area - a.area);
  if (!body) return false;
  const core = {
    ...product,
    data: createComponentMask({ labels, list }, ({ label }) => label === body.label),
  };
  const left = { ...solid, data: intersectSets(solid.data, dilate(core, wear).data) };
  return countMaskPixels(left) > BODY_SHARE * countMaskPixels(solid);
}

/**
 * Tells whether a part is the inside of a ring. In a ring, the product around the part is thin in every
 * direction.
 */
export function isInRing(part: Part, { width, height, data }: Mask): boolean {
  const most = RING.thickness * measureSide(part, width);
  let [sumX, sumY] = [0, 0];
  for (const at of listPixels(part, width)) {
    sumX += at % width;
    sumY += Math.floor(at / width);
  }
  let thin = 0;
  for (let ray = 0; ray < RING.rays; ray++) {
    const angle = (2 * Math.PI * ray) / RING.rays;
    let [distance, edge] = [0, 0];
    for (; ; distance++) {
      const x = Math.round(sumX / part.area + distance * Math.cos(angle));
      const y = Math.round(sumY / part.area + distance * Math.sin(angle));
      const at = y * width + x;
      if (x < 0 || y < 0 || x >= width || y >= height || !data[at]) break;
      if (part.labels[at] === part.label) edge = distance;
    }
    if (distance - edge <= most) thin++;
  }
  return thin >= RING.share * RING.rays;
}

/** Returns the product without a part and without the thin product areas around the part. */
function removeThinAround(part: Part, product: Mask): Mask {
  const solid = { ...product, data: product.data.slice() };
  for (const at of listPixels(part, product.width)) solid.data[at] = 0;
  return solid;
}

/**
 * Returns the share of a part's border at which the surrounding product is at most `thickness` pixels thick.
 */
function thinShare(part: Part, product: Mask, solid: Mask, thickness: number): number {
  const hole: Mask = { ...product, data: new Uint8Array(product.data.length) };
  fillPart(hole, part);
  const rim = dilate(hole, OUTLINE_PX).data;
  const nearOutside = dilate(invert(product), Math.round(thickness)).data;
  let around = 0;
  let thin = 0;
  for (let at = 0; at < rim.length; at++) {
    if (!rim[at] || !solid.data[at]) continue;
    around++;
    thin += nearOutside[at] ?? 0;
  }
  return around === 0 ? 0 : thin / around;
}
