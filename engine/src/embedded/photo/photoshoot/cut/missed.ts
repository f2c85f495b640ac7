import type { Evidence } from './evidence.ts';
import { fillFrom } from './fill.ts';
import type { Lab } from './grain.ts';
import { areaOf, dilate, dilatePlane, erode, invert, type Mask } from './mask.ts';
import { fillPart, footOf, meanIn, type Part, partsOf, pixelsOf, quantileOf } from './parts.ts';
import { borderOf, shaded } from './strays.ts';

/** A part that the map misses is at most and at least this share of product and picture. */
const SHARE = { most: 0.35, least: 0.0008 };
/**
 * Such a part that has a colour of its own is so far from the background, Lab units, at most so much of it is like its
 * shade, and it is outlined so far.
 */
const COLOURED = { difference: 6, shade: 0.5, outlined: 0.45 };
/** Where a part's border is looked for a contour, pixels from it. */
const BORDER_PX = 3;
/**
 * One as white as its paper, and no darker than that, Lab units, sticks out: at most so much of its rim is joined to the
 * product, and on so much of the rest, which the evidence draws too wide by so many pixels, there is a contour so sharp,
 * in what the calm background shows. It is wider than this to each side, pixels.
 */
const WHITE = { darker: 3, joined: 0.35, outlined: 0.8, wide: 4, sharp: 4, half: 3 };
/** So far from the product begins what is not its own outline's doing, pixels. */
const BESIDE_PX = 2;

/**
 * What the map of the subject misses: parts outside its product and beside it, outlined against the ground; above its
 * foot, where shadows and what shines through it lie. They are neither like the ground nor its shade, a stone on a ring,
 * say, or stick out of the product with a contour all round, such as a white spout before white paper.
 * @param product what evidence and map bound together
 * @param alone what the evidence bounds by itself
 */
export function missedParts(product: Mask, alone: Mask, evidence: Evidence, planes: Lab): Mask {
  const { width, height } = product;
  const missed: Mask = { width, height, data: new Uint8Array(product.data.length) };
  for (const part of jutting(product, alone, evidence)) fillPart(missed, part);
  // Its rim lies beside the product's.
  const grown = dilate(missed, WHITE.wide).data;
  missed.data.forEach((_, at) => {
    missed.data[at] = grown[at] && alone.data[at] ? 1 : 0;
  });
  for (const part of coloured(product, alone, evidence, planes)) fillPart(missed, part);
  return missed;
}

function coloured(
  product: Mask,
  alone: Mask,
  { contours, difference }: Evidence,
  planes: Lab,
): Part[] {
  const { width, height } = product;
  const candidates = alone.data.map((value, at) =>
    value && !product.data[at] && (difference[at] ?? 0) > COLOURED.difference ? 1 : 0,
  );
  const floor = footOf(product);
  const most = SHARE.most * areaOf(product);
  const parts = partsOf(
    { width, height, data: candidates },
    SHARE.least * product.data.length,
  ).filter(({ area, bottom }) => area <= most && bottom <= floor);
  if (parts.length === 0) return [];
  const back = fillFrom(planes, invert(dilate(alone, 2)).data, width, height);
  const isShade = shaded(alone, contours, planes, back).data;
  return parts.filter((part) => {
    if (meanIn(part, width, (at) => isShade[at] ?? 0) > COLOURED.shade) return false;
    const joint = borderOf(part, product, contours, 1, BORDER_PX);
    const outer = borderOf(part, product, contours, 0, BORDER_PX);
    return joint.length > 0 && outer.length > 0 && outer.outlined > COLOURED.outlined;
  });
}

/** What sticks out of the product and is outlined. */
function jutting(product: Mask, alone: Mask, { contours, lighter }: Evidence): Part[] {
  const { width, height } = product;
  const floor = footOf(product) * width;
  const beside = dilate(product, BESIDE_PX).data;
  const candidates = alone.data.map((value, at) => (value && !beside[at] && at < floor ? 1 : 0));
  const wide = dilate(erode({ width, height, data: candidates }, WHITE.half), WHITE.half);
  const most = SHARE.most * areaOf(product);
  const parts = partsOf(wide, SHARE.least * product.data.length).filter(
    (part) => part.area <= most && quantileOf(pixelsOf(part, width), lighter, 0.5) > -WHITE.darker,
  );
  if (parts.length === 0) return [];
  const joined = dilate(product, 2 * BESIDE_PX).data;
  const highest = dilatePlane(contours, width, height, WHITE.wide);
  return parts.filter((part) => {
    let [joint, rim, outlined] = [0, 0, 0];
    for (const at of pixelsOf(part, width)) {
      if ([1, -1, width, -width].every((step) => part.labels[at + step] === part.label)) continue;
      if (joined[at] || at + width >= floor) joint++;
      else {
        rim++;
        if ((highest[at] ?? 0) > WHITE.sharp) outlined++;
      }
    }
    return joint > 0 && joint < WHITE.joined * (joint + rim) && outlined > WHITE.outlined * rim;
  });
}
