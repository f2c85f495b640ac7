import type { Evidence } from './evidence.ts';
import { fillUnknown } from './fill.ts';
import type { Lab } from './grain.ts';
import { OUTLINE_PX } from './loop-shape.ts';
import {
  countMaskPixels,
  dilate,
  dilatePlane,
  erode,
  findEnclosed,
  invert,
  type Mask,
  uniteMasks,
} from './mask.ts';
import {
  computePartMean,
  computePixelQuantile,
  fillPart,
  findFoot,
  findParts,
  listPixels,
  measurePartRim,
  type Part,
} from './parts.ts';
import { intersectSets, selectAbove, selectBelow, without } from './pixel-sets.ts';
import { measureColourDifference } from './pockets.ts';
import { matchesColourBeside } from './rows-beside.ts';
import { findShaded, measureBorder } from './strays.ts';

/**
 * Maximum area of a missed part as a share of the product's area, and minimum area as a share of the
 * picture's area.
 */
const SHARE = { most: 0.35, least: 0.0008 };
/** Limits for a missed part that differs from the background in colour. */
const COLOURED = {
  /** Minimum Lab difference between the missed part and the background. */
  difference: 6,
  /** Maximum share of the missed part's area that looks like background in shadow (0–1). */
  shade: 0.5,
  /** Minimum share of the missed part's border on which a contour lies (0–1). */
  outlined: 0.45,
};
/**
 * Minimum share of the area of an enclosed part that lies within the product's openings.
 */
const WITHIN = 0.9;
/**
 * Minimum mean Lab difference between an enclosed part and the background, from which the part is print, even
 * at the product's foot.
 */
const PRINT = 14;
/**
 * An enclosed part with smaller differences from the background counts as print under two conditions. Three quarters of
 * the part are lighter than the background by `lighter`, and its colour differs by `colour`. For example, the ivory
 * face of a watch meets both conditions.
 */
const FACE = { lighter: 0.5, colour: 4 };
/** Distance from a part's border within which contours are looked for, in pixels. */
const BORDER_PX = 3;
/** Limits for a missed part that is as white as the background. */
const WHITE = {
  /** Amount in Lab units by which the missed part must be less dark than the background. */
  darker: 3,
  /** Maximum share of the missed part's border that touches the product (0–1). */
  joined: 0.35,
  /** Minimum share (0–1) of the part's border outside the product on which a sharp contour lies. */
  outlined: 0.8,
  /** Distance in pixels by which the area of the evidence may extend beyond the missed part. */
  wide: 4,
  /**
   * Minimum sharpness of a contour on the part's border, as a multiple of an even background's contour
   * strength.
   */
  sharp: 4,
  /** Half of the missed part's minimum width, in pixels. */
  half: 3,
};
/** Limits for a missed part at a product's foot that gets more light than the background. */
const LIT = {
  /**
   * A pixel of the part counts as light if it is lighter than the background by more than this, in Lab units.
   */
  lighter: 1,
  /** Minimum share of the part's area that is light (0–1). */
  share: 0.5,
  /**
   * Amount in Lab units by which at most a quarter of the part's area may be darker than the background.
   */
  darker: 3,
  /**
   * Minimum share (0–1) of its border with a contour, for a missed part that extends below the product and is
   * not light. A shadow has a contour on a smaller share of its border.
   */
  allRound: 0.95,
  /** Maximum area of the missed part, as a multiple of the product's area. */
  most: 1.5,
  /** Minimum area of the missed part, as a share of the product's area. */
  least: 0.12,
  /** Minimum share of the missed part's border that touches the product (0–1). */
  joined: 0.1,
  /**
   * Minimum sharpness of a contour at the part's border, as a multiple of an even background's contour
   * strength.
   */
  sharp: 2,
  /** Minimum share of a light part's border on which a contour lies (0–1). */
  outlined: 0.7,
};
/** Limits for the base of a product that the saliency map misses, and for the shaded part of that base. */
const BASE = {
  /** Maximum mean saliency of the base (0–1). */
  held: 0.15,
  /** The base must be lighter than the background by more than this, in Lab units. */
  lighter: 1,
  /** Half of the minimum width of the base, in pixels. */
  half: 2,
  /** Minimum area of the base, as a share of the product's area. */
  least: 0.02,
  /**
   * Maximum contour strength inside the base's shaded part, as a multiple of an even background's contour
   * strength.
   */
  calm: 2.5,
  /** Minimum amount by which the base's shaded part is darker than the background, in Lab units. */
  darker: 1,
  /** Minimum share of the shaded part's border that touches the product (0–1). */
  joined: 0.4,
  /**
   * Minimum sharpness of a contour at the shaded part's border, as a multiple of an even background's contour
   * strength.
   */
  sharp: 3,
  /** Minimum share of the shaded part's border on which a contour lies (0–1). */
  outlined: 0.8,
  /** Minimum area of the base's shaded part, in pixels. */
  leastPixels: 60,
};
/**
 * Limits for background at the photo's border. A part at the photo's border that exceeds any of these limits counts as
 * product.
 */
const AT_RIM = {
  /** Maximum distance of the background part from the photo's border, in pixels. */
  near: 3,
  /** Maximum mean saliency of the background part (0–1). */
  held: 0.05,
  /** Maximum mean Lab difference between the part and the background. */
  difference: 4,
};
/** Distance in pixels from the product beyond which contours do not belong to the product's own outline. */
const BESIDE_PX = 2;

/**
 * Finds outlined parts of the product that the saliency map omits, beside the product and above the foot, where no
 * shadow falls. The found part differs from the background and its shadow, as a stone on a ring does. Alternatively,
 * the found part protrudes and has a contour all around, as a white spout does. An area at the photo's border that
 * looks like background and that the saliency map certainly excludes is not found, such as a wall above a table's edge.
 * @param product mask of the product, found by contours, colours and the saliency map
 * @param alone mask of the product, found by contours and colours without the saliency map
 * @param subject probability (0–1) that each pixel belongs to the subject
 * @param margin number of pixels added to the photo on each side, which are not part of the photo
 */
export function findMissedParts(
  product: Mask,
  alone: Mask,
  evidence: Evidence,
  planes: Lab,
  subject: Float32Array,
  margin: number,
): Mask {
  const { width, height } = product;
  const missed: Mask = { width, height, data: new Uint8Array(product.data.length) };
  const near = margin + AT_RIM.near;
  const fill = (part: Part) => {
    const { left, right, top, bottom } = part;
    const isFree = left >= near && top >= near && right < width - near && bottom < height - near;
    const isKnown = () =>
      computePartMean(part, width, subject) > AT_RIM.held ||
      computePartMean(part, width, evidence.difference) > AT_RIM.difference;
    if (isFree || isKnown()) fillPart(missed, part);
  };
  let openings: Uint8Array | undefined;
  const isWithin = (part: Part) => {
    openings ??= findEnclosed(product);
    const inner = openings;
    return computePartMean(part, width, (at) => inner[at] ?? 0) > WITHIN;
  };
  for (const part of jutting(product, alone, evidence)) fill(part);
  // A lighter area inside a shadow may be background without shadow, so the limits for light parts are
  // stricter.
  for (const part of findLitParts(product, alone, evidence, planes))
    if (!isWithin(part)) fill(part);
  for (const part of findShadedBase(product, alone, evidence, subject))
    if (!isWithin(part)) fill(part);
  // The missed parts are widened by a few pixels so that they touch the product. The widened parts stay within the area
  // that contours and colours count as product.
  const grown = dilate(missed, WHITE.wide).data;
  missed.data.set(intersectSets(grown, alone.data));
  for (const part of findColouredParts(product, alone, evidence, planes, isWithin))
    fillPart(missed, part);
  return missed;
}

function findColouredParts(
  product: Mask,
  alone: Mask,
  { contours, difference, lighter }: Evidence,
  planes: Lab,
  isWithin: (part: Part) => boolean,
): Part[] {
  const { width, height } = product;
  const candidates = intersectSets(
    without(alone.data, product.data),
    selectAbove(difference, COLOURED.difference),
  );
  const floor = findFoot(product);
  const most = SHARE.most * countMaskPixels(product);
  const isFace = (part: Part) =>
    computePixelQuantile(listPixels(part, width), lighter, 0.25) > FACE.lighter &&
    computePartMean(part, width, (at) => measureColourDifference({ difference, lighter }, at)) >
      FACE.colour;
  const isPrint = (part: Part) =>
    isWithin(part) && (computePartMean(part, width, difference) > PRINT || isFace(part));
  const parts = findParts(
    { width, height, data: candidates },
    SHARE.least * product.data.length,
  ).filter((part) => part.area <= most && (part.bottom <= floor || isPrint(part)));
  if (parts.length === 0) return [];
  const back = fillUnknown(planes, invert(dilate(alone, 2)).data, width, height);
  const isShade = findShaded(alone, contours, planes, back).data;
  return parts.filter((part) => {
    if (computePartMean(part, width, (at) => isShade[at] ?? 0) > COLOURED.shade) return false;
    if (isPrint(part)) return true;
    const joint = measureBorder(part, product, contours, 1, BORDER_PX);
    const outer = measureBorder(part, product, contours, 0, BORDER_PX);
    return joint.length > 0 && outer.length > 0 && outer.outlined > COLOURED.outlined;
  });
}

/**
 * Finds parts beside the product and at its foot that are mostly lighter than the background. Such parts can't be a
 * shadow, because a shadow is never lighter than the background. A part is excluded if it is as light as the background
 * on both sides. An example is the floor under the arch of a shoe, where a darker wall was expected.
 */
function findLitParts(
  product: Mask,
  alone: Mask,
  { contours, lighter }: Evidence,
  planes: Lab,
): Part[] {
  const { width, height } = product;
  const left = countMaskPixels({ width, height, data: without(alone.data, product.data) });
  if (left < LIT.least * countMaskPixels(product)) return [];
  const beside = dilate(product, BESIDE_PX);
  const candidates = without(alone.data, beside.data);
  const most = LIT.most * countMaskPixels(product);
  const parts = findParts(
    { width, height, data: candidates },
    LIT.least * countMaskPixels(product),
  ).filter(
    (part) =>
      part.area <= most &&
      !part.touchesRim &&
      computePixelQuantile(listPixels(part, width), lighter, 0.25) > -LIT.darker,
  );
  if (parts.length === 0) return [];
  const highest = dilatePlane(contours, width, height, WHITE.wide);
  const near = dilate(beside, BESIDE_PX).data;
  const lowest = Math.floor(product.data.lastIndexOf(1) / width);
  const outside = invert(dilate(uniteMasks(product, alone), OUTLINE_PX));
  return parts.filter((part) => {
    const rim = measurePartRim(part, width, (at) => near[at] === 1, highest, LIT.sharp);
    const lit = computePartMean(part, width, (at) => ((lighter[at] ?? 0) > LIT.lighter ? 1 : 0));
    const carries = part.bottom > lowest && rim.outlined > LIT.allRound;
    return (
      rim.joined > LIT.joined &&
      (carries || (lit > LIT.share && rim.outlined > LIT.outlined)) &&
      !matchesColourBeside(part, outside, planes)
    );
  });
}

/**
 * Finds the part of a white base that lies in the product's shadow, such as the top of a plinth. The shaded
 * part is as dark as a shadow on the background, but lies between the product, the base's light side and an
 * outline.
 */
function findShadedBase(
  product: Mask,
  alone: Mask,
  { contours, lighter }: Evidence,
  subject: Float32Array,
): Part[] {
  const { width, height } = product;
  const unheld = intersectSets(product.data, selectBelow(subject, BASE.held));
  const light = intersectSets(unheld, selectAbove(lighter, BASE.lighter));
  const least = BASE.least * countMaskPixels(product);
  if (countMaskPixels({ width, height, data: light }) < least) return [];
  const base = dilate(erode({ width, height, data: light }, BASE.half), BASE.half);
  if (countMaskPixels(base) < least) return [];
  const data = intersectSets(without(alone.data, product.data), selectBelow(contours, BASE.calm));
  const parts = findParts({ width, height, data }, BASE.leastPixels);
  if (parts.length === 0) return [];
  const besideBase = dilate(base, 2 * BESIDE_PX).data;
  const joined = dilate(product, 2 * BESIDE_PX).data;
  const highest = dilatePlane(contours, width, height, BORDER_PX);
  return parts.filter((part) => {
    if (computePixelQuantile(listPixels(part, width), lighter, 0.5) > -BASE.darker) return false;
    if (computePartMean(part, width, (at) => besideBase[at] ?? 0) === 0) return false;
    const rim = measurePartRim(part, width, (at) => joined[at] === 1, highest, BASE.sharp);
    return rim.joined > BASE.joined && rim.outlined > BASE.outlined;
  });
}

/** Finds outlined parts that protrude from the product. */
function jutting(product: Mask, alone: Mask, { contours, lighter }: Evidence): Part[] {
  const { width, height } = product;
  const floor = findFoot(product) * width;
  const beside = dilate(product, BESIDE_PX).data;
  const candidates = without(alone.data, beside).fill(0, floor);
  const wide = dilate(erode({ width, height, data: candidates }, WHITE.half), WHITE.half);
  const most = SHARE.most * countMaskPixels(product);
  const parts = findParts(wide, SHARE.least * product.data.length).filter(
    (part) =>
      part.area <= most &&
      computePixelQuantile(listPixels(part, width), lighter, 0.5) > -WHITE.darker,
  );
  if (parts.length === 0) return [];
  const joined = dilate(product, 2 * BESIDE_PX).data;
  const highest = dilatePlane(contours, width, height, WHITE.wide);
  return parts.filter((part) => {
    const isJoined = (at: number) => joined[at] === 1 || at + width >= floor;
    const rim = measurePartRim(part, width, isJoined, highest, WHITE.sharp);
    return rim.joined > 0 && rim.joined < WHITE.joined && rim.outlined > WHITE.outlined;
  });
}
