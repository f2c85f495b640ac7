import type { Evidence } from './evidence.ts';
import { type Component, components, dilate, erode, invert, type Mask } from './mask.ts';

/** A loop is at least this share of the picture. */
const LEAST_SHARE = 0.0008;
/** Lab distance between what shows through a loop and the background beside the product, on average. */
const SAME = 2.4;
const CALM = 2.5;
/** How far the product has to reach around a loop, pixels, and on how much of its rim. */
const RIM_PX = 5;
const RIM_SHARE = 0.88;
const OUTLINED_SHARE = 0.75;
const MARGIN_PX = RIM_PX + 3;

/**
 * Parts of a product that are holes in it: calm, of the background's colour, with a contour all round and product beyond
 * it. A label on white paper is told by its colour or the print on it, a highlight by its soft end.
 */
export function loopsOf(product: Mask, { difference, contours }: Evidence): Mask {
  const { width, height, data } = product;
  const calm = Uint8Array.from(data, (value, at) =>
    value && (difference[at] ?? 0) < 2 * SAME && (contours[at] ?? 0) < CALM ? 1 : 0,
  );
  const opened = dilate(erode({ width, height, data: calm }, 1), 1);
  const { labels, list } = components(opened);
  const off = new Float64Array(list.length + 1);
  labels.forEach((label, at) => {
    if (label) off[label] = (off[label] ?? 0) + (difference[at] ?? 0);
  });
  const loops = new Uint8Array(data.length);
  for (const component of list) {
    const { label, area } = component;
    if (area < LEAST_SHARE * data.length || (off[label] ?? 0) / area > SAME) continue;
    if (!isLoop(component, labels, product, contours)) continue;
    labels.forEach((own, at) => {
      if (own === label) loops[at] = 1;
    });
  }
  return { width, height, data: loops };
}

/** Looks at the part's surroundings alone. */
function isLoop(
  { label, area, ...box }: Component,
  labels: Int32Array,
  product: Mask,
  contours: Float32Array,
): boolean {
  const left = Math.max(0, box.left - MARGIN_PX);
  const top = Math.max(0, box.top - MARGIN_PX);
  const width = Math.min(product.width, box.right + MARGIN_PX + 1) - left;
  const height = Math.min(product.height, box.bottom + MARGIN_PX + 1) - top;
  const wholeAt = (at: number) =>
    (top + Math.floor(at / width)) * product.width + left + (at % width);
  const part: Mask = { width, height, data: new Uint8Array(width * height) };
  for (let at = 0; at < part.data.length; at++)
    if (labels[wholeAt(at)] === label) part.data[at] = 1;
  const islands = components(invert(part)).list.filter(({ touchesRim }) => !touchesRim);
  if (islands.some((island) => island.area > 0.002 * area)) return false;
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
  return within > RIM_SHARE * around && outlined > OUTLINED_SHARE * rim;
}
