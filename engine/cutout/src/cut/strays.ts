import { norm } from '@adwright/engine-pixels';
import { beyondShade, type Evidence } from './evidence.ts';
import { fillFrom } from './fill.ts';
import type { Lab } from './grain.ts';
import { OUTLINE_PX } from './loop-shape.ts';
import { areaOf, dilate, dilatePlane, erode, invert, type Mask } from './mask.ts';
import { closeUpOf, footOf, meanIn, type Part, partsOf, pixelsOf, quantileOf } from './parts.ts';
import { below, intersection, without } from './pixel-sets.ts';
import { SURELY_SUBJECT } from './prior.ts';
import { isAsBeside } from './rows-beside.ts';

/** Contours, in what the calm background shows, under which there is none and over which there is one for sure. */
const CLEAR = 1;
const OUTLINED = 2.5;
/** Lab distance from the background beside it that a pocket of it has at most. */
const ALIKE = 5;
/** What a part's border has to be like: how much of it clear towards the other side, and outlined towards its own. */
const POCKET = { clear: 0.6, outlined: 0.75 };
/**
 * A pocket larger than this share of the product is the background's lightness to this in its middle half, and
 * open on so much of its border: a white shoe's tongue on white paper is as light, and lies deep in the shoe.
 */
const LARGE_POCKET = { share: 0.025, alike: 1, open: 0.15 };
/** One of any kind of which the map holds no more than this is the background as it is beside, up to this share of the product. */
const GROUND = { held: 0.15, share: 0.3 };
const NOTCH = { clear: 0.8, outlined: 0.85 };
/**
 * At the foot a shadow shuts its wedge in with a line of its own: that line is weaker than the product's by so much, the
 * wedge as coloured as the paper and darker by at most so much of its lightness, and this small.
 */
const WEDGE_SHARPNESS = 0.25;
const WEDGE_CHROMA = 4;
const WEDGE_SHADE = 0.45;
const WEDGE_SHARE = 0.025;
/**
 * The floor in the shade below or beside a product, shut in between its parts: at most this share of it, as dark and as
 * calm, open to the outside on so much of its border at most and hardly
 * outlined there. A white thing's own face on paper lighter than this looks the same.
 */
const SHADOW = {
  share: 0.3,
  depth: 0.5,
  calm: 2.5,
  open: 0.45,
  outlined: 0.55,
  faint: 4,
  sharpness: 0.15,
  paper: 90,
};
/** A part that trimming took away is given back where its outer border, so many pixels wide, is outlined so far. */
const TRIMMED = { outlined: 0.75, reach: 2 };
/**
 * On a plain ground a thin contour will do, so near the border, pixels, where so much of the part is calm: what is neither's
 * colour but changes from pixel to pixel is a mixture.
 */
const FRAME = { outlined: 0.85, near: 1, calm: 0.5 };
/** A stray part is at most this share of the product. */
const MOST_SHARE = 0.06;
const LEAST_PX = 12;
/** Notches up to twice as wide are looked at, pixels. */
const NOTCH_PX = 8;
/** Where a part's border is looked for a contour, pixels from it. */
const BORDER_PX = 3;

/**
 * Parts on the wrong side of an outline: a pocket of background between leaves, or between the product and the edge of
 * the table, that closed gaps took for enclosed; a notch in a white face. Each is told by where its contour runs: what is
 * outlined towards its own side and goes on clearly into the other belongs there. What the map of the subject holds for
 * sure stays.
 * @param subject how surely each pixel is the subject's, 0–1
 */
export function withoutStrays(
  mask: Mask,
  { contours, lighter }: Evidence,
  planes: Lab,
  subject: Float32Array,
): Mask {
  const { width, height } = mask;
  const area = areaOf(mask);
  const most = MOST_SHARE * area;
  const isOff = (part: Part) => {
    if (part.area < LARGE_POCKET.share * area) return false;
    const quantile = (share: number) => quantileOf(pixelsOf(part, width), lighter, share);
    return quantile(0.25) < -LARGE_POCKET.alike || quantile(0.75) > LARGE_POCKET.alike;
  };
  const isSubject = (part: Part) => meanIn(part, width, subject) > SURELY_SUBJECT;
  const data = mask.data.slice();
  let outside: Mask | undefined;
  const isGround = (part: Part) => {
    if (part.area > GROUND.share * area || meanIn(part, width, subject) > GROUND.held) return false;
    outside ??= invert(dilate(mask, OUTLINE_PX));
    return isAsBeside(part, outside, planes);
  };
  const settle = (candidates: Uint8Array, own: 0 | 1, least: typeof POCKET) => {
    for (const part of partsOf({ width, height, data: candidates }, LEAST_PX)) {
      if (part.touchesRim || (own === 0 && part.area > most)) continue;
      if (own === 1 && isSubject(part)) continue;
      const beside = borderOf(part, mask, contours, own, BORDER_PX);
      const across = borderOf(part, mask, contours, own === 1 ? 0 : 1, BORDER_PX);
      if (across.clear < least.clear) continue;
      const isDeep =
        part.area >= LARGE_POCKET.share * area &&
        across.length < LARGE_POCKET.open * (across.length + beside.length);
      const isDoubted =
        beside.outlined < least.outlined ||
        (own === 1 && (part.area > most || isOff(part) || isDeep));
      if (isDoubted && (own === 0 || !isGround(part))) continue;
      for (const at of pixelsOf(part, width)) data[at] = 1 - own;
    }
  };
  const back = fillFrom(planes, invert(dilate(mask, 2)).data, width, height, mask.data);
  const pocket = intersection(mask.data, below(contours, OUTLINED));
  for (let at = 0; at < pocket.length; at++)
    if (pocket[at] && distanceAt(planes, back, at) >= ALIKE) pocket[at] = 0;
  settle(pocket, 1, POCKET);
  for (const part of partsOf(shadedFoot(mask, contours, planes, back), LEAST_PX)) {
    if (part.area > WEDGE_SHARE * area || part.touchesRim || isSubject(part)) continue;
    const beside = borderOf(part, mask, contours, 1, BORDER_PX);
    const across = borderOf(part, mask, contours, 0, BORDER_PX);
    if (
      across.length > 0 &&
      beside.outlined >= POCKET.outlined &&
      across.sharpness < WEDGE_SHARPNESS * beside.sharpness
    )
      for (const at of pixelsOf(part, width)) data[at] = 0;
  }
  for (const part of shadowsOf(mask, contours, planes, back).filter((one) => !isSubject(one)))
    for (const at of pixelsOf(part, width)) data[at] = 0;
  const closed = erode(dilate(mask, NOTCH_PX), NOTCH_PX);
  settle(without(closed.data, mask.data), 0, NOTCH);
  return { width, height, data };
}

/** Shadows beside and below a product that its mask holds. */
function shadowsOf(mask: Mask, contours: Float32Array, planes: Lab, back: Lab): Part[] {
  const most = SHADOW.share * areaOf(mask);
  return partsOf(shaded(mask, contours, planes, back), LEAST_PX).filter((part) => {
    if (part.area > most || part.touchesRim) return false;
    if (quantileOf(pixelsOf(part, mask.width), back[0], 0.5) > SHADOW.paper) return false;
    const inner = borderOf(part, mask, contours, 1, BORDER_PX);
    const outer = borderOf(part, mask, contours, 0, BORDER_PX);
    return (
      outer.length > 0 &&
      outer.length < SHADOW.open * (inner.length + outer.length) &&
      inner.outlined > SHADOW.outlined &&
      outer.sharpness < Math.min(SHADOW.faint, SHADOW.sharpness * inner.sharpness)
    );
  });
}

/** Calm parts of a mask's foot that may be paper in the shade. */
function shadedFoot(mask: Mask, contours: Float32Array, planes: Lab, back: Lab): Mask {
  const { width, height, data } = mask;
  const foot = footOf(mask) * width;
  const candidates = new Uint8Array(data.length);
  for (let at = foot; at < data.length; at++) {
    if (!data[at] || (contours[at] ?? 0) >= OUTLINED) continue;
    const paper = back[0][at] ?? 0;
    const light = planes[0][at] ?? 0;
    const chroma = norm(
      (planes[1][at] ?? 0) - (back[1][at] ?? 0),
      (planes[2][at] ?? 0) - (back[2][at] ?? 0),
    );
    if (chroma < WEDGE_CHROMA && light < paper + 1 && light > (1 - WEDGE_SHADE) * paper)
      candidates[at] = 1;
  }
  return { width, height, data: candidates };
}

/** Parts of a mask that may be the background in the shade: darker, and as coloured as it is with less light. */
export function shaded(mask: Mask, contours: Float32Array, planes: Lab, back: Lab): Mask {
  const { width, height, data } = mask;
  const candidates = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    if (!data[at] || (contours[at] ?? 0) >= SHADOW.calm) continue;
    const paper = back[0][at] ?? 0;
    const light = planes[0][at] ?? 0;
    const shade = Math.min(1, (light + 16) / (paper + 16));
    const chroma = norm(
      beyondShade(planes[1][at] ?? 0, back[1][at] ?? 0, shade),
      beyondShade(planes[2][at] ?? 0, back[2][at] ?? 0, shade),
    );
    if (chroma < WEDGE_CHROMA && light < paper + 1 && light > (1 - SHADOW.depth) * paper)
      candidates[at] = 1;
  }
  return { width, height, data: candidates };
}

/**
 * What trimming by colour took away though an outline runs around it: the frame of a screen, as grey as the wall.
 * @param scene 0 on a plain ground – 1 in a scene
 */
export function withFrame(
  trimmed: Mask,
  before: Mask,
  { contours }: Evidence,
  scene: number,
): Mask {
  const { width, height } = trimmed;
  const data = trimmed.data.slice();
  const lost = without(before.data, trimmed.data);
  let highest: Float32Array | undefined;
  const isFrame = (part: Part) => {
    if (meanIn(part, width, (at) => ((contours[at] ?? 0) < OUTLINED ? 1 : 0)) < FRAME.calm)
      return false;
    highest ??= dilatePlane(contours, width, height, FRAME.near);
    return borderOf(part, before, highest, 0, 1).outlined > FRAME.outlined;
  };
  for (const part of partsOf({ width, height, data: lost }, LEAST_PX)) {
    const outer = borderOf(part, before, contours, 0, TRIMMED.reach);
    if (outer.outlined < TRIMMED.outlined && (scene > 0 || !isFrame(part))) continue;
    for (const at of pixelsOf(part, width)) data[at] = 1;
  }
  return { width, height, data };
}

function distanceAt(planes: Lab, back: Lab, at: number): number {
  const [light, redGreen, yellowBlue] = planes;
  return norm(
    (light[at] ?? 0) - (back[0][at] ?? 0),
    (redGreen[at] ?? 0) - (back[1][at] ?? 0),
    (yellowBlue[at] ?? 0) - (back[2][at] ?? 0),
  );
}

/** How much of a part's border is clear and outlined (0–1, none counts as neither), and its contours' mean. */
interface Border {
  /** Its pixels. */
  length: number;
  clear: number;
  outlined: number;
  sharpness: number;
}

/** A part's border on one side of the mask. */
export function borderOf(
  part: Part,
  mask: Mask,
  contours: Float32Array,
  side: 0 | 1,
  reach: number,
): Border {
  const { part: own, wholeAt } = closeUpOf(part, mask, reach);
  const border = dilate(own, reach);
  let length = 0;
  let clear = 0;
  let outlined = 0;
  let sharpness = 0;
  for (let at = 0; at < border.data.length; at++) {
    if (!border.data[at] || own.data[at] || mask.data[wholeAt(at)] !== side) continue;
    const contour = contours[wholeAt(at)] ?? 0;
    length++;
    sharpness += contour;
    if (contour < CLEAR) clear++;
    if (contour > OUTLINED) outlined++;
  }
  const share = 1 / Math.max(1, length);
  return {
    length,
    clear: clear * share,
    outlined: outlined * share,
    sharpness: sharpness * share,
  };
}
