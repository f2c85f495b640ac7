import type { Evidence } from './evidence.ts';
import { fillFrom } from './fill.ts';
import type { Lab } from './grain.ts';
import { OUTLINE_PX } from './loop-shape.ts';
import {
  areaOf,
  dilate,
  dilatePlane,
  enclosedBy,
  erode,
  invert,
  type Mask,
  united,
} from './mask.ts';
import {
  fillPart,
  footOf,
  meanIn,
  type Part,
  partsOf,
  pixelsOf,
  quantileOf,
  rimOf,
} from './parts.ts';
import { above, below, intersection, without } from './pixel-sets.ts';
import { colourOff } from './pockets.ts';
import { isAsBeside } from './rows-beside.ts';
import { borderOf, shaded } from './strays.ts';

/** A part that the map misses is at most and at least this share of product and picture. */
const SHARE = { most: 0.35, least: 0.0008 };
/**
 * Such a part that has a colour of its own is so far from the background, Lab units, at most so much of it is like its
 * shade, and it is outlined so far.
 */
const COLOURED = { difference: 6, shade: 0.5, outlined: 0.45 };
/** The product encloses a part from such a share of it on; so far from the ground, Lab units, that is print, at its foot too. */
const WITHIN = 0.9;
const PRINT = 14;
/** So is what is lighter than the ground by so much on most of it, and of another colour: the ivory face of a watch. */
const FACE = { lighter: 0.5, colour: 4 };
/** Where a part's border is looked for a contour, pixels from it. */
const BORDER_PX = 3;
/**
 * One as white as its paper, and no darker than that, Lab units, sticks out: at most so much of its rim is joined to the
 * product, and on so much of the rest, which the evidence draws too wide by so many pixels, there is a contour so sharp,
 * in what the calm background shows. It is wider than this to each side, pixels.
 */
const WHITE = { darker: 3, joined: 0.35, outlined: 0.8, wide: 4, sharp: 4, half: 3 };
/**
 * One at its foot is lighter than the ground by so much, Lab units, on such a share of it; or it carries the product, reaching
 * lower, is hardly darker than the ground on most of it and outlined all round, as no shadow is. It is at most and at least so
 * large, as shares of the product, and joined to that and outlined, by contours so sharp, on so much of its rim.
 */
const LIT = {
  lighter: 1,
  share: 0.5,
  darker: 3,
  allRound: 0.95,
  most: 1.5,
  least: 0.12,
  joined: 0.1,
  sharp: 2,
  outlined: 0.7,
};
/**
 * A base is what the evidence holds against the map, which gives it less than this, and is lighter than the ground by so
 * much, Lab units; it is so wide to each side, pixels, and so large, as a share of the product. What is calm beside it, in
 * what the calm background shows, and darker than the ground by so much, is the base in the shade: at least so many pixels,
 * with so much of their rim joined to the product and so much of the rest outlined by contours so sharp.
 */
const BASE = {
  held: 0.15,
  lighter: 1,
  half: 2,
  least: 0.02,
  calm: 2.5,
  darker: 1,
  joined: 0.4,
  sharp: 3,
  outlined: 0.8,
  leastPixels: 60,
};
/** The ground at the photo's own rim, so near it, pixels: what the map gives less than this, and so unlike the ground at most. */
const AT_RIM = { near: 3, held: 0.05, difference: 4 };
/** Distance from the product beyond which contours are not those of its own outline, pixels. */
const BESIDE_PX = 2;

/**
 * What the map of the subject misses: parts outside its product and beside it, outlined against the ground; above its
 * foot, where shadows and what shines through it lie. They are neither like the ground nor its shade, a stone on a ring,
 * say, or stick out of the product with a contour all round, such as a white spout before white paper. What
 * is like the ground, reaches the rim of the photo and is surely denied by the map is none: the wall or the floor between
 * the edge of a table, say, and that of a shadow.
 * @param product what evidence and map bound together
 * @param alone what the evidence bounds by itself
 * @param subject how surely each pixel is the subject's, 0–1
 * @param margin pixels to each side that no camera has seen
 */
export function missedParts(
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
      meanIn(part, width, subject) > AT_RIM.held ||
      meanIn(part, width, evidence.difference) > AT_RIM.difference;
    if (isFree || isKnown()) fillPart(missed, part);
  };
  let openings: Uint8Array | undefined;
  const isWithin = (part: Part) => {
    openings ??= enclosedBy(product);
    const inner = openings;
    return meanIn(part, width, (at) => inner[at] ?? 0) > WITHIN;
  };
  for (const part of jutting(product, alone, evidence)) fill(part);
  // What is lighter within it may be the ground, out of its shade.
  for (const part of lit(product, alone, evidence, planes)) if (!isWithin(part)) fill(part);
  for (const part of shadedBase(product, alone, evidence, subject)) if (!isWithin(part)) fill(part);
  // Its rim lies beside the product's.
  const grown = dilate(missed, WHITE.wide).data;
  missed.data.set(intersection(grown, alone.data));
  for (const part of coloured(product, alone, evidence, planes, isWithin)) fillPart(missed, part);
  return missed;
}

function coloured(
  product: Mask,
  alone: Mask,
  { contours, difference, lighter }: Evidence,
  planes: Lab,
  isWithin: (part: Part) => boolean,
): Part[] {
  const { width, height } = product;
  const candidates = intersection(
    without(alone.data, product.data),
    above(difference, COLOURED.difference),
  );
  const floor = footOf(product);
  const most = SHARE.most * areaOf(product);
  const isFace = (part: Part) =>
    quantileOf(pixelsOf(part, width), lighter, 0.25) > FACE.lighter &&
    meanIn(part, width, (at) => colourOff({ difference, lighter }, at)) > FACE.colour;
  const isPrint = (part: Part) =>
    isWithin(part) && (meanIn(part, width, difference) > PRINT || isFace(part));
  const parts = partsOf(
    { width, height, data: candidates },
    SHARE.least * product.data.length,
  ).filter((part) => part.area <= most && (part.bottom <= floor || isPrint(part)));
  if (parts.length === 0) return [];
  const back = fillFrom(planes, invert(dilate(alone, 2)).data, width, height);
  const isShade = shaded(alone, contours, planes, back).data;
  return parts.filter((part) => {
    if (meanIn(part, width, (at) => isShade[at] ?? 0) > COLOURED.shade) return false;
    if (isPrint(part)) return true;
    const joint = borderOf(part, product, contours, 1, BORDER_PX);
    const outer = borderOf(part, product, contours, 0, BORDER_PX);
    return joint.length > 0 && outer.length > 0 && outer.outlined > COLOURED.outlined;
  });
}

/**
 * What lies beside the product, at its foot too, and is lighter than the ground on much of it, as no shadow is; but for what
 * is as light as the ground at its sides: the floor under the arch of a shoe, where a darker wall was expected.
 */
function lit(product: Mask, alone: Mask, { contours, lighter }: Evidence, planes: Lab): Part[] {
  const { width, height } = product;
  const left = areaOf({ width, height, data: without(alone.data, product.data) });
  if (left < LIT.least * areaOf(product)) return [];
  const beside = dilate(product, BESIDE_PX);
  const candidates = without(alone.data, beside.data);
  const most = LIT.most * areaOf(product);
  const parts = partsOf({ width, height, data: candidates }, LIT.least * areaOf(product)).filter(
    (part) =>
      part.area <= most &&
      !part.touchesRim &&
      quantileOf(pixelsOf(part, width), lighter, 0.25) > -LIT.darker,
  );
  if (parts.length === 0) return [];
  const highest = dilatePlane(contours, width, height, WHITE.wide);
  const near = dilate(beside, BESIDE_PX).data;
  const lowest = Math.floor(product.data.lastIndexOf(1) / width);
  const outside = invert(dilate(united(product, alone), OUTLINE_PX));
  return parts.filter((part) => {
    const rim = rimOf(part, width, (at) => near[at] === 1, highest, LIT.sharp);
    const lit = meanIn(part, width, (at) => ((lighter[at] ?? 0) > LIT.lighter ? 1 : 0));
    const carries = part.bottom > lowest && rim.outlined > LIT.allRound;
    return (
      rim.joined > LIT.joined &&
      (carries || (lit > LIT.share && rim.outlined > LIT.outlined)) &&
      !isAsBeside(part, outside, planes)
    );
  });
}

/**
 * What of a white base lies in the shade of the product that stands on it, such as the top of a plinth: it is as dark as a
 * shadow on the ground, but between the product, the light side of the base and an outline of its own.
 */
function shadedBase(
  product: Mask,
  alone: Mask,
  { contours, lighter }: Evidence,
  subject: Float32Array,
): Part[] {
  const { width, height } = product;
  const unheld = intersection(product.data, below(subject, BASE.held));
  const light = intersection(unheld, above(lighter, BASE.lighter));
  const least = BASE.least * areaOf(product);
  if (areaOf({ width, height, data: light }) < least) return [];
  const base = dilate(erode({ width, height, data: light }, BASE.half), BASE.half);
  if (areaOf(base) < least) return [];
  const data = intersection(without(alone.data, product.data), below(contours, BASE.calm));
  const parts = partsOf({ width, height, data }, BASE.leastPixels);
  if (parts.length === 0) return [];
  const besideBase = dilate(base, 2 * BESIDE_PX).data;
  const joined = dilate(product, 2 * BESIDE_PX).data;
  const highest = dilatePlane(contours, width, height, BORDER_PX);
  return parts.filter((part) => {
    if (quantileOf(pixelsOf(part, width), lighter, 0.5) > -BASE.darker) return false;
    if (meanIn(part, width, (at) => besideBase[at] ?? 0) === 0) return false;
    const rim = rimOf(part, width, (at) => joined[at] === 1, highest, BASE.sharp);
    return rim.joined > BASE.joined && rim.outlined > BASE.outlined;
  });
}

/** What sticks out of the product and is outlined. */
function jutting(product: Mask, alone: Mask, { contours, lighter }: Evidence): Part[] {
  const { width, height } = product;
  const floor = footOf(product) * width;
  const beside = dilate(product, BESIDE_PX).data;
  const candidates = without(alone.data, beside).fill(0, floor);
  const wide = dilate(erode({ width, height, data: candidates }, WHITE.half), WHITE.half);
  const most = SHARE.most * areaOf(product);
  const parts = partsOf(wide, SHARE.least * product.data.length).filter(
    (part) => part.area <= most && quantileOf(pixelsOf(part, width), lighter, 0.5) > -WHITE.darker,
  );
  if (parts.length === 0) return [];
  const joined = dilate(product, 2 * BESIDE_PX).data;
  const highest = dilatePlane(contours, width, height, WHITE.wide);
  return parts.filter((part) => {
    const isJoined = (at: number) => joined[at] === 1 || at + width >= floor;
    const rim = rimOf(part, width, isJoined, highest, WHITE.sharp);
    return rim.joined > 0 && rim.joined < WHITE.joined && rim.outlined > WHITE.outlined;
  });
}
