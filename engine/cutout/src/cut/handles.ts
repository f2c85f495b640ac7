import { norm } from '@adwright/engine-pixels';
import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { isInHandle, isInRing, OUTLINE_PX } from './loop-shape.ts';
import {
  countMaskPixels,
  createComponentMask,
  dilate,
  findComponents,
  findEnclosed,
  invert,
  type Mask,
} from './mask.ts';
import {
  computePartMean,
  computeQuantile,
  fillPart,
  findParts,
  listBackgroundAround,
  listPixels,
  type Part,
} from './parts.ts';
import { intersectSets, selectAbove, uniteSets, without } from './pixel-sets.ts';
import { evaluatePolynomial, fitPolynomial } from './polynomial.ts';
import { matchesRowsBeside } from './rows-beside.ts';

/**
 * Minimum strength of a contour that may be a line around a handle, as a multiple of an even background's
 * contour strength.
 */
const FAINT = 1.3;
/** Minimum length in pixels of a line around a handle; shorter contours are grain. */
const LINE_PX = 30;
/**
 * Half the widths in pixels of the gaps that are closed in the lines around a handle. Such gaps occur where a
 * white body lies behind a white handle.
 */
const GAPS_PX = [2, 8] as const;
/** Half the width in pixels of the widest gap that is closed in the lines around a handle. */
const WIDEST_PX = Math.max(...GAPS_PX);
/**
 * Minimum width in pixels of a handle, including the lines on both sides. The face of a box ends at the
 * product's outline; the opening of a handle does not.
 */
const STROKE_PX = 8;
/** Maximum share of an opening that may lie nearer to the product's outline than `STROKE_PX`. */
const NEAR_SHARE = 0.02;
/**
 * Minimum and maximum area of a handle's opening, as shares of the product's area. `inRows` is the maximum for
 * openings with the background's brightness gradient.
 */
const SHARE = { least: 0.003, most: 0.4, inRows: 0.85 };
/**
 * Minimum and maximum share of its area that still counts as product in a half-open opening. An opening that
 * the saliency map counts completely as background is also treated as half open.
 */
const HALF_OPEN = { least: 0.1, most: 0.9 };
/**
 * Maximum differences between an opening and the background, in Lab units: between the medians, and between
 * the ranges from the 10 % to the 90 % quantile. The inside of a cup is darker than the background; the
 * opening of a handle is not. A half-open opening may show floor in shadow. If the saliency map excludes the
 * opening, it may also show shining floor.
 */
interface Ground {
  off: number;
  spread: number;
  chroma: number;
}
const GROUND: Ground = { off: 2.5, spread: 2, chroma: 1.5 };
const SHADED: Ground = { off: 4, spread: 4.5, chroma: 1.5 };
const SHINING: Ground = { off: 9, spread: 9, chroma: 1.5 };
/** Mean saliency (0–1) below which the saliency map counts an opening as background. */
const UNHELD = 0.15;
/**
 * Maximum ratio between the variation of lightness in a whole opening and in its middle. A face of the
 * product whose middle is as light as the background has a higher ratio.
 */
const RIM = 1.5;
/** Degree of the polynomial that extrapolates the background beside a handle into the handle. */
const PLANE = 1;
/**
 * Degree of the polynomial that extrapolates the background into a ring. The degree is higher, because the
 * background is known on all sides of a ring.
 */
const BOWED = 3;
/** Distance in pixels between the samples by which background and opening are compared. */
const SAMPLE_STEPS = { ground: 29, opening: 7 };

/**
 * Opens (counts as background) the insides of handles and rings that the saliency map wrongly fills, such as
 * white handles on a white background. An opening is enclosed by lines inside a thin part of the product, and
 * its lightness continues that of the background.
 * @param solid the product, in which some loops may be partly open already
 * @param subject probability (0–1) that each pixel belongs to the subject
 */
export function handleOpenings(
  solid: Mask,
  { contours }: Evidence,
  planes: Lab,
  subject: Float32Array,
): Mask {
  const { width, height } = solid;
  const open: Mask = { width, height, data: new Uint8Array(solid.data.length) };
  const inner = findEnclosed(solid);
  const product = { ...solid, data: uniteSets(solid.data, inner) };
  const lines = findLines(product, contours);
  const area = countMaskPixels(product);
  const outside = invert(product);
  const beside = invert(dilate(product, OUTLINE_PX));
  for (const gap of GAPS_PX) {
    const shut = dilate(lines, gap).data;
    const data = without(product.data, shut);
    const { labels, list } = findComponents({ width, height, data });
    const cores = list.filter(
      (one) => one.area >= SHARE.least * area && one.area <= SHARE.inRows * area,
    );
    if (cores.length === 0) continue;
    const near = dilate(outside, gap + STROKE_PX).data;
    const around = { solid, product, lines, beside, planes, gap };
    for (const core of cores.map((one) => ({ ...one, labels }))) {
      if (computePartMean(core, width, (at) => near[at] ?? 0) > NEAR_SHARE) continue;
      const left = computePartMean(core, width, (at) => solid.data[at] ?? 0);
      if (left < HALF_OPEN.least) continue;
      const isUnheld = computePartMean(core, width, subject) < UNHELD;
      const even =
        core.area <= SHARE.most * area ? evenOpening(core, left, isUnheld, around) : undefined;
      const part = even ?? (gap === WIDEST_PX ? openingInRows(core, around) : undefined);
      if (part) fillPart(open, part);
    }
  }
  return open;
}

/** The picture's areas and lines among which the opening of a handle is searched for. */
interface Around {
  solid: Mask;
  /** The product with its openings filled. */
  product: Mask;
  lines: Mask;
  beside: Mask;
  planes: Lab;
  /** Half the width in pixels of the gaps that are closed in the lines around a handle. */
  gap: number;
}

/**
 * Returns the opening around the area `core`, which has no detail, if the opening is as light as the expected
 * background.
 */
function evenOpening(
  core: Part,
  left: number,
  isUnheld: boolean,
  { solid, product, lines, beside, planes, gap }: Around,
): Part | undefined {
  const isHalfOpen = left < HALF_OPEN.most || isUnheld;
  const unlike = isUnheld ? SHINING : SHADED;
  const most = isHalfOpen ? unlike : GROUND;
  const goesOn = isGround(core, solid, beside, planes, PLANE, most);
  const isAround = (goesOn && isHalfOpen) || isGround(core, solid, beside, planes, BOWED, most);
  if (!goesOn && !isAround) return undefined;
  const part = growToLines(core, lines, gap);
  const whole = { ...most, spread: RIM * most.spread };
  if (!part || !isGround(part, solid, beside, planes, goesOn ? PLANE : BOWED, whole))
    return undefined;
  const isThin = (goesOn && isInHandle(part, product)) || (isAround && isInRing(part, product));
  return isThin ? part : undefined;
}

/**
 * Returns the opening around `core` if its rows change in lightness like the background beside the product.
 * Even the widest gaps in the lines are closed for this search.
 */
function openingInRows(
  core: Part,
  { product, lines, beside, planes, gap }: Around,
): Part | undefined {
  if (!matchesRowsBeside(core, beside, planes)) return undefined;
  const part = growToLines(core, lines, gap);
  return part && (isInHandle(part, product) || isInRing(part, product)) ? part : undefined;
}

/** Returns the contours inside a product that are long enough to be lines, not grain. */
function findLines({ width, height, data }: Mask, contours: Float32Array): Mask {
  const faint = intersectSets(data, selectAbove(contours, FAINT));
  const parts = findComponents({ width, height, data: faint });
  return { width, height, data: createComponentMask(parts, ({ area }) => area >= LINE_PX) };
}

/** Grows an area outwards until it reaches the lines around it. */
function growToLines(core: Part, lines: Mask, gap: number): Part | undefined {
  const around: Mask = { ...lines, data: new Uint8Array(lines.data.length) };
  fillPart(around, core);
  const data = without(dilate(around, gap).data, lines.data);
  return findParts({ ...lines, data }, core.area)[0];
}

/** Tells whether the part is as light and as colourless as the background that is expected there. */
function isGround(
  part: Part,
  solid: Mask,
  beside: Mask,
  planes: Lab,
  degree: number,
  most: Ground,
): boolean {
  const { width, height } = beside;
  const samples = listBackgroundAround(part, beside).filter(
    (_, at) => at % SAMPLE_STEPS.ground === 0,
  );
  const pixels = listPixels(part, width)
    .filter((_, at) => at % SAMPLE_STEPS.opening === 0)
    .filter((at) => solid.data[at]);
  const [light, redGreen, yellowBlue] = planes.map((plane) => {
    const ground = fitPolynomial(plane, samples, width, height, degree);
    return Float32Array.from(
      pixels,
      (at) => (plane[at] ?? 0) - evaluatePolynomial(ground, at, width, height),
    );
  });
  if (!light || !redGreen || !yellowBlue) return false;
  const chroma = redGreen.map((value, index) => norm(value, yellowBlue[index] ?? 0));
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => computeQuantile(light, share));
  return (
    Math.abs(middle ?? 0) < most.off &&
    (high ?? 0) - (low ?? 0) < most.spread &&
    computeQuantile(chroma, 0.5) < most.chroma
  );
}
