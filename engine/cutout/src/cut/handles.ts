import { norm } from '@adwright/engine-pixels';
import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { isInHandle, isInRing, OUTLINE_PX } from './loop-shape.ts';
import {
  areaOf,
  componentMask,
  components,
  dilate,
  enclosedBy,
  invert,
  type Mask,
} from './mask.ts';
import {
  fillPart,
  meanIn,
  outsideBeside,
  type Part,
  partsOf,
  pixelsOf,
  quantileIn,
} from './parts.ts';
import { above, intersection, union, without } from './pixel-sets.ts';
import { fitPolynomial, valueAt } from './polynomial.ts';
import { goesOnInRows } from './rows-beside.ts';

/** A contour from which on it may be a line, in what the calm background shows; what is shorter is grain, pixels. */
const FAINT = 1.3;
const LINE_PX = 30;
/** Half as wide as the gaps that are closed in lines, pixels: the outline of a white body behind a white handle has some. */
const GAPS_PX = [2, 8] as const;
const WIDEST_PX = Math.max(...GAPS_PX);
/** A handle is wider than this, with the lines along it, pixels: a face of a box ends at the product's own outline. */
const STROKE_PX = 8;
/** Of the inside of an opening, how much may lie nearer to the outline. */
const NEAR_SHARE = 0.02;
/** Of the product, how much an opening is at least and at most, and one at most in which rows of the ground go on. */
const SHARE = { least: 0.003, most: 0.4, inRows: 0.85 };
/**
 * An opening of which more than the one and less than the other is shut is open already, but for a part of it; so it is where
 * the map holds nothing of it.
 */
const HALF_OPEN = { least: 0.1, most: 0.9 };
/**
 * How far an opening may be from the ground around, Lab units: its middle, and its middle four fifths from one another. The
 * inside of a cup is shaded by more than the ground behind a handle; one that is half open may show shade, and floor that
 * shines where the map does not hold it either.
 */
interface Ground {
  off: number;
  spread: number;
  chroma: number;
}
const GROUND: Ground = { off: 2.5, spread: 2, chroma: 1.5 };
const SHADED: Ground = { off: 4, spread: 4.5, chroma: 1.5 };
const SHINING: Ground = { off: 9, spread: 9, chroma: 1.5 };
const UNHELD = 0.15;
/** With its rim an opening spreads so many times as far; a face of which the middle is as light as the ground does more. */
const RIM = 1.5;
/** The ground goes on beside a handle as a plane; what lies around a ring tells how it is bowed. */
const PLANE = 1;
const BOWED = 3;
/** Every how many pixels ground and opening are compared. */
const SAMPLE_STEPS = { ground: 29, opening: 7 };

/**
 * What is seen through handles and rings, though the map of the subject holds it for sure as it does with white ones on white
 * ground: enclosed by lines, nowhere at the product's outline, in something thin, and as light as the ground beside the
 * product would be there, or changing from row to row as it does.
 * @param solid the product, whose loops may be open in part
 * @param subject how surely each pixel is the subject's, 0–1
 */
export function handleOpenings(
  solid: Mask,
  { contours }: Evidence,
  planes: Lab,
  subject: Float32Array,
): Mask {
  const { width, height } = solid;
  const open: Mask = { width, height, data: new Uint8Array(solid.data.length) };
  const inner = enclosedBy(solid);
  const product = { ...solid, data: union(solid.data, inner) };
  const lines = linesOf(product, contours);
  const area = areaOf(product);
  const outside = invert(product);
  const beside = invert(dilate(product, OUTLINE_PX));
  for (const gap of GAPS_PX) {
    const shut = dilate(lines, gap).data;
    const data = without(product.data, shut);
    const { labels, list } = components({ width, height, data });
    const cores = list.filter(
      (one) => one.area >= SHARE.least * area && one.area <= SHARE.inRows * area,
    );
    if (cores.length === 0) continue;
    const near = dilate(outside, gap + STROKE_PX).data;
    const around = { solid, product, lines, beside, planes, gap };
    for (const core of cores.map((one) => ({ ...one, labels }))) {
      if (meanIn(core, width, (at) => near[at] ?? 0) > NEAR_SHARE) continue;
      const left = meanIn(core, width, (at) => solid.data[at] ?? 0);
      if (left < HALF_OPEN.least) continue;
      const isUnheld = meanIn(core, width, subject) < UNHELD;
      const even =
        core.area <= SHARE.most * area ? evenOpening(core, left, isUnheld, around) : undefined;
      const part = even ?? (gap === WIDEST_PX ? openingInRows(core, around) : undefined);
      if (part) fillPart(open, part);
    }
  }
  return open;
}

/** What an opening may be in. */
interface Around {
  solid: Mask;
  /** The product with its openings filled. */
  product: Mask;
  lines: Mask;
  beside: Mask;
  planes: Lab;
  /** Half as wide as the gaps that are closed in the lines, pixels. */
  gap: number;
}

/** The opening around a core that is as light as the ground beside the product would be there. */
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
  const part = grown(core, lines, gap);
  const whole = { ...most, spread: RIM * most.spread };
  if (!part || !isGround(part, solid, beside, planes, goesOn ? PLANE : BOWED, whole))
    return undefined;
  const isThin = (goesOn && isInHandle(part, product)) || (isAround && isInRing(part, product));
  return isThin ? part : undefined;
}

/** The opening around a core, within gaps closed as wide as can be, that changes from row to row as the ground beside the product does. */
function openingInRows(
  core: Part,
  { product, lines, beside, planes, gap }: Around,
): Part | undefined {
  if (!goesOnInRows(core, beside, planes)) return undefined;
  const part = grown(core, lines, gap);
  return part && (isInHandle(part, product) || isInRing(part, product)) ? part : undefined;
}

/** Contours in a product that are longer than grain. */
function linesOf({ width, height, data }: Mask, contours: Float32Array): Mask {
  const faint = intersection(data, above(contours, FAINT));
  const parts = components({ width, height, data: faint });
  return { width, height, data: componentMask(parts, ({ area }) => area >= LINE_PX) };
}

/** A part as far as the lines around it. */
function grown(core: Part, lines: Mask, gap: number): Part | undefined {
  const around: Mask = { ...lines, data: new Uint8Array(lines.data.length) };
  fillPart(around, core);
  const data = without(dilate(around, gap).data, lines.data);
  return partsOf({ ...lines, data }, core.area)[0];
}

/** Whether what is shut of a part is as light and as little coloured as the ground beside the product would be there. */
function isGround(
  part: Part,
  solid: Mask,
  beside: Mask,
  planes: Lab,
  degree: number,
  most: Ground,
): boolean {
  const { width, height } = beside;
  const samples = outsideBeside(part, beside).filter((_, at) => at % SAMPLE_STEPS.ground === 0);
  const pixels = pixelsOf(part, width)
    .filter((_, at) => at % SAMPLE_STEPS.opening === 0)
    .filter((at) => solid.data[at]);
  const [light, redGreen, yellowBlue] = planes.map((plane) => {
    const ground = fitPolynomial(plane, samples, width, height, degree);
    return Float32Array.from(pixels, (at) => (plane[at] ?? 0) - valueAt(ground, at, width, height));
  });
  if (!light || !redGreen || !yellowBlue) return false;
  const chroma = redGreen.map((value, index) => norm(value, yellowBlue[index] ?? 0));
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => quantileIn(light, share));
  return (
    Math.abs(middle ?? 0) < most.off &&
    (high ?? 0) - (low ?? 0) < most.spread &&
    quantileIn(chroma, 0.5) < most.chroma
  );
}
