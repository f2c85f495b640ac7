import {
  areaOf,
  type Component,
  componentMask,
  components,
  dilate,
  erode,
  invert,
  type Mask,
} from './mask.ts';
import { closeUpOf, fillPart, type Part, pixelsOf } from './parts.ts';
import { intersection } from './pixel-sets.ts';

/** A contour from which on something is no longer calm, in units of what the background shows. */
export const CALM = 2.5;
/** Specks that show nothing sharper are grain. */
const GRAIN = 3 * CALM;
/** So near the product its own edge shines through. */
export const OUTLINE_PX = 4;
/** How far the product has to reach around a loop, pixels, and on how much of its rim. */
const RIM_PX = 5;
const MARGIN_PX = RIM_PX + 3;

/** A handle is at most this thick, in sides of a square as large as its loop, or as narrow, and in pixels. */
const HANDLE_THICKNESS = 0.6;
const MAX_HANDLE_PX = 40;
/** How much of its loop's rim a handle makes up, and how much of the product is left without it. */
const HANDLE_RIM_SHARE = 0.5;
const BODY_SHARE = 0.75;
/** A ring is at most this thick, in such sides, on so many of the ways out; a foot may be on the others. */
const RING = { thickness: 1.15, share: 0.75, rays: 64 };

/** Shares of a loop's rim that lie within the product and on a contour, and the specks in it as a share of its area. */
export interface LoopBounds {
  within: number;
  outlined: number;
  islands: number;
}

/** Whether a part is bounded as a loop is: by a contour with product beyond. Looks at the part's surroundings alone. */
export function isLoop(
  loop: Part,
  product: Mask,
  contours: Float32Array,
  least: LoopBounds,
): boolean {
  const { part, wholeAt } = closeUpOf(loop, product, MARGIN_PX);
  const { labels, list } = components(invert(part));
  const isPrint = ({ touchesRim, area, label }: Component) =>
    !touchesRim &&
    area > least.islands * loop.area &&
    labels.some((own, at) => own === label && (contours[wholeAt(at)] ?? 0) > GRAIN);
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

/** Side of a square as large as a part, or, where that is less, of one as narrow as it. */
function sideOf(part: Part, width: number): number {
  let rim = 0;
  for (const at of pixelsOf(part, width))
    if ([1, -1, width, -width].some((step) => part.labels[at + step] !== part.label)) rim++;
  return Math.min(Math.sqrt(part.area), (4 * part.area) / Math.max(1, rim));
}

/**
 * Whether most of what is around a part is thin and sticks out of one solid body. A label is no such part: without its
 * thin sides a bottle falls into neck and foot.
 */
export function isInHandle(part: Part, product: Mask): boolean {
  const thickness = Math.min(MAX_HANDLE_PX, HANDLE_THICKNESS * sideOf(part, product.width));
  const solid = solidAround(part, product);
  if (thinShare(part, product, solid, thickness) < HANDLE_RIM_SHARE) return false;
  const wear = Math.ceil(thickness / 2);
  const { labels, list } = components(erode(solid, wear));
  const [body] = list.toSorted((a, b) => b.area - a.area);
  if (!body) return false;
  const core = {
    ...product,
    data: componentMask({ labels, list }, ({ label }) => label === body.label),
  };
  const left = { ...solid, data: intersection(solid.data, dilate(core, wear).data) };
  return areaOf(left) > BODY_SHARE * areaOf(solid);
}

/** Whether a part is seen through a ring: whichever way one goes from its middle, the product soon ends. */
export function isInRing(part: Part, { width, height, data }: Mask): boolean {
  const most = RING.thickness * sideOf(part, width);
  let [sumX, sumY] = [0, 0];
  for (const at of pixelsOf(part, width)) {
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

/** A product without a part of it. */
function solidAround(part: Part, product: Mask): Mask {
  const solid = { ...product, data: product.data.slice() };
  for (const at of pixelsOf(part, product.width)) solid.data[at] = 0;
  return solid;
}

/** Share of the rim of a part where the product ends within so many pixels. */
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
