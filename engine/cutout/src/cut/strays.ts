import { norm } from '@adwright/engine-pixels';
import { type Evidence, measureBeyondShade } from './evidence.ts';
import { fillUnknown } from './fill.ts';
import type { Lab } from './grain.ts';
import { OUTLINE_PX } from './loop-shape.ts';
import { countMaskPixels, dilate, dilatePlane, erode, invert, type Mask } from './mask.ts';
import {
  computePartMean,
  computePixelQuantile,
  cropPart,
  findFoot,
  findParts,
  listPixels,
  type Part,
} from './parts.ts';
import { intersectSets, selectBelow, without } from './pixel-sets.ts';
import { SURELY_SUBJECT } from './prior.ts';
import { matchesColourBeside } from './rows-beside.ts';

/**
 * Contour strength below which a pixel has no contour, as a multiple of an even background's contour
 * strength.
 */
const CLEAR = 1;
/**
 * Contour strength above which a pixel certainly has a contour, as a multiple of an even background's contour
 * strength.
 */
const OUTLINED = 2.5;
/** Maximum Lab difference between a pocket of background and the background beside the pocket. */
const ALIKE = 5;
/**
 * Limits for a pocket (enclosed background) that the mask counts as product, as minimum shares of the pocket's border.
 * The share `clear` has no contour on the background's side, and the share `outlined` has a contour on the product's
 * side.
 */
const POCKET = { clear: 0.6, outlined: 0.75 };
/** Limits for a large pocket of background. */
const LARGE_POCKET = {
  /** Minimum area of a large pocket, as a share of the product's area. */
  share: 0.025,
  /**
   * Maximum difference from the background of the middle half of a large pocket's lightness values, in Lab
   * units.
   */
  alike: 1,
  /**
   * Minimum share of the large pocket's border that is open to the background (0–1). The tongue of a white shoe on
   * white paper is as light as the paper. The tongue is not a pocket of background, because it lies deep inside the shoe.
   */
  open: 0.15,
};
/**
 * A part with a mean saliency below `held` counts as background without further conditions, if its area is at
 * most `share` of the product's area.
 */
const GROUND = { held: 0.15, share: 0.3 };
/**
 * Minimum shares of the border of a notch in a white face. The share `clear` has no contour on the product's side, and
 * the share `outlined` has a contour on the background's side.
 */
const NOTCH = { clear: 0.8, outlined: 0.85 };
/**
 * A shaded part at the product's foot is removed only if its border with the background is blurred. The limit is the
 * maximum sharpness of that border, as a share of the sharpness of the part's border with the product.
 */
const WEDGE_SHARPNESS = 0.25;
/** Maximum colour difference between a shaded wedge at the product's foot and the background, in Lab units. */
const WEDGE_CHROMA = 4;
/** Maximum darkening of a shaded wedge, as a share of the background's lightness. */
const WEDGE_SHADE = 0.45;
/** Maximum area of a shaded wedge, as a share of the product's area. */
const WEDGE_SHARE = 0.025;
/** Limits for shaded floor below or beside a product that the product's mask wrongly includes. */
const SHADOW = {
  /** Maximum area of the shadow, as a share of the product's area. */
  share: 0.3,
  /** Maximum darkening by the shadow, as a share of the floor's lightness (0–1). */
  depth: 0.5,
  /** Maximum contour strength inside the shadow, as a multiple of an even background's contour strength. */
  calm: 2.5,
  /** Maximum share of the shadow's border that does not touch the product (0–1). */
  open: 0.45,
  /** Minimum share of the shadow's border with the product on which a contour lies (0–1). */
  outlined: 0.55,
  /**
   * Maximum sharpness of the shadow's border outside the product, as a multiple of an even background's contour
   * strength.
   */
  faint: 4,
  /**
   * Maximum sharpness of the shadow's border outside the product, as a share of the sharpness of its border
   * with the product.
   */
  sharpness: 0.15,
  /**
   * Maximum lightness (Lab) of the floor on which shadows can be recognised. On lighter paper, a shaded face of
   * a white object has the same colour as a shadow.
   */
  paper: 90,
};
/**
 * The refinement of the outline may remove a part of the product by mistake. A part that the refinement removed
 * is restored if contours lie on at least the share `outlined` of its outer border, which is `reach` pixels
 * wide.
 */
const TRIMMED = { outlined: 0.75, reach: 2 };
/**
 * Conditions for restoring a thin product part that the refinement removed, such as a frame, in front of a
 * plain background.
 */
const FRAME = {
  /** Minimum share of the frame's outer border on which a contour lies (0–1). */
  outlined: 0.85,
  /** Maximum distance between the frame's outer border and a contour, in pixels. */
  near: 1,
  /**
   * Minimum share of the frame's pixels that do not lie on contours (0–1). Pixels on contours mix product and
   * background, so their colour proves nothing.
   */
  calm: 0.5,
};
/**
 * Maximum area of a part on the wrong side of the outline that is corrected, as a share of the product's area.
 */
const MOST_SHARE = 0.06;
/** Minimum area of a part on the wrong side of the outline that is corrected, in pixels. */
const LEAST_PX = 12;
/** Half of the maximum width of a notch (a narrow cut into the mask), in pixels. */
const NOTCH_PX = 8;
/** Distance from a part's border within which contours are looked for, in pixels. */
const BORDER_PX = 3;

/**
 * Corrects parts on the wrong side of the product's outline: background pockets between leaves or above a
 * table's edge, and notches in a white face. A part changes sides if a contour separates it from the side on
 * which it lies now, and no contour separates it from the opposite side. A part that the saliency map
 * certainly counts as product does not change.
 * @param subject probability (0–1) that each pixel belongs to the subject
 */
export function correctStrays(
  mask: Mask,
  { contours, lighter }: Evidence,
  planes: Lab,
  subject: Float32Array,
): Mask {
  const { width, height } = mask;
  const area = countMaskPixels(mask);
  const most = MOST_SHARE * area;
  const isOff = (part: Part) => {
    if (part.area < LARGE_POCKET.share * area) return false;
    const quantile = (share: number) =>
      computePixelQuantile(listPixels(part, width), lighter, share);
    return quantile(0.25) < -LARGE_POCKET.alike || quantile(0.75) > LARGE_POCKET.alike;
  };
  const isSubject = (part: Part) => computePartMean(part, width, subject) > SURELY_SUBJECT;
  const data = mask.data.slice();
  let outside: Mask | undefined;
  const isGround = (part: Part) => {
    if (part.area > GROUND.share * area || computePartMean(part, width, subject) > GROUND.held)
      return false;
    outside ??= invert(dilate(mask, OUTLINE_PX));
    return matchesColourBeside(part, outside, planes);
  };
  const settle = (candidates: Uint8Array, presentSide: 0 | 1, least: typeof POCKET) => {
    for (const part of findParts({ width, height, data: candidates }, LEAST_PX)) {
      if (part.touchesRim || (presentSide === 0 && part.area > most)) continue;
      if (presentSide === 1 && isSubject(part)) continue;
      const beside = measureBorder(part, mask, contours, presentSide, BORDER_PX);
      const across = measureBorder(part, mask, contours, presentSide === 1 ? 0 : 1, BORDER_PX);
      if (across.clear < least.clear) continue;
      const isDeep =
        part.area >= LARGE_POCKET.share * area &&
        across.length < LARGE_POCKET.open * (across.length + beside.length);
      const isDoubted =
        beside.outlined < least.outlined ||
        (presentSide === 1 && (part.area > most || isOff(part) || isDeep));
      if (isDoubted && (presentSide === 0 || !isGround(part))) continue;
      for (const at of listPixels(part, width)) data[at] = 1 - presentSide;
    }
  };
  const back = fillUnknown(planes, invert(dilate(mask, 2)).data, width, height, mask.data);
  const pocket = intersectSets(mask.data, selectBelow(contours, OUTLINED));
  for (let at = 0; at < pocket.length; at++)
    if (pocket[at] && measureDistance(planes, back, at) >= ALIKE) pocket[at] = 0;
  settle(pocket, 1, POCKET);
  for (const part of findParts(findShadedFoot(mask, contours, planes, back), LEAST_PX)) {
    if (part.area > WEDGE_SHARE * area || part.touchesRim || isSubject(part)) continue;
    const beside = measureBorder(part, mask, contours, 1, BORDER_PX);
    const across = measureBorder(part, mask, contours, 0, BORDER_PX);
    if (
      across.length > 0 &&
      beside.outlined >= POCKET.outlined &&
      across.sharpness < WEDGE_SHARPNESS * beside.sharpness
    )
      for (const at of listPixels(part, width)) data[at] = 0;
  }
  for (const part of findShadows(mask, contours, planes, back).filter((one) => !isSubject(one)))
    for (const at of listPixels(part, width)) data[at] = 0;
  const closed = erode(dilate(mask, NOTCH_PX), NOTCH_PX);
  settle(without(closed.data, mask.data), 0, NOTCH);
  return { width, height, data };
}

/** Finds shadows beside and below a product that the product's mask wrongly includes. */
function findShadows(mask: Mask, contours: Float32Array, planes: Lab, back: Lab): Part[] {
  const most = SHADOW.share * countMaskPixels(mask);
  return findParts(findShaded(mask, contours, planes, back), LEAST_PX).filter((part) => {
    if (part.area > most || part.touchesRim) return false;
    if (computePixelQuantile(listPixels(part, mask.width), back[0], 0.5) > SHADOW.paper)
      return false;
    const inner = measureBorder(part, mask, contours, 1, BORDER_PX);
    const outer = measureBorder(part, mask, contours, 0, BORDER_PX);
    return (
      outer.length > 0 &&
      outer.length < SHADOW.open * (inner.length + outer.length) &&
      inner.outlined > SHADOW.outlined &&
      outer.sharpness < Math.min(SHADOW.faint, SHADOW.sharpness * inner.sharpness)
    );
  });
}

/** Finds areas with little detail at the foot of a mask that may be background in shadow. */
function findShadedFoot(mask: Mask, contours: Float32Array, planes: Lab, back: Lab): Mask {
  const { width, height, data } = mask;
  const foot = findFoot(mask) * width;
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

/**
 * Finds mask areas that may be background in shadow: they are darker and have the colour that the background
 * would have in less light.
 */
export function findShaded(mask: Mask, contours: Float32Array, planes: Lab, back: Lab): Mask {
  const { width, height, data } = mask;
  const candidates = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    if (!data[at] || (contours[at] ?? 0) >= SHADOW.calm) continue;
    const paper = back[0][at] ?? 0;
    const light = planes[0][at] ?? 0;
    const shade = Math.min(1, (light + 16) / (paper + 16));
    const chroma = norm(
      measureBeyondShade(planes[1][at] ?? 0, back[1][at] ?? 0, shade),
      measureBeyondShade(planes[2][at] ?? 0, back[2][at] ?? 0, shade),
    );
    if (chroma < WEDGE_CHROMA && light < paper + 1 && light > (1 - SHADOW.depth) * paper)
      candidates[at] = 1;
  }
  return { width, height, data: candidates };
}

/**
 * Restores contour-enclosed product parts that the refinement by colour removed, such as the frame of a screen
 * that is as grey as the wall.
 * @param scene how far the background is a scene, from 0 (plain) to 1
 */
export function restoreFrame(
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
    if (computePartMean(part, width, (at) => ((contours[at] ?? 0) < OUTLINED ? 1 : 0)) < FRAME.calm)
      return false;
    highest ??= dilatePlane(contours, width, height, FRAME.near);
    return measureBorder(part, before, highest, 0, 1).outlined > FRAME.outlined;
  };
  for (const part of findParts({ width, height, data: lost }, LEAST_PX)) {
    const outer = measureBorder(part, before, contours, 0, TRIMMED.reach);
    if (outer.outlined < TRIMMED.outlined && (scene > 0 || !isFrame(part))) continue;
    for (const at of listPixels(part, width)) data[at] = 1;
  }
  return { width, height, data };
}

function measureDistance(planes: Lab, back: Lab, at: number): number {
  const [light, redGreen, yellowBlue] = planes;
  return norm(
    (light[at] ?? 0) - (back[0][at] ?? 0),
    (redGreen[at] ?? 0) - (back[1][at] ?? 0),
    (yellowBlue[at] ?? 0) - (back[2][at] ?? 0),
  );
}

/**
 * Shares of a part's border without a contour and with a certain contour (0–1), and the border's mean contour
 * strength. A border pixel with an uncertain contour counts in neither share.
 */
interface Border {
  /** Length of the border in pixels. */
  length: number;
  clear: number;
  outlined: number;
  sharpness: number;
}

/** Measures contours along the border of a part, on the product's or on the background's side of the mask. */
export function measureBorder(
  part: Part,
  mask: Mask,
  contours: Float32Array,
  side: 0 | 1,
  reach: number,
): Border {
  const { part: closeUp, wholeAt } = cropPart(part, mask, reach);
  const border = dilate(closeUp, reach);
  let length = 0;
  let clear = 0;
  let outlined = 0;
  let sharpness = 0;
  for (let at = 0; at < border.data.length; at++) {
    if (!border.data[at] || closeUp.data[at] || mask.data[wholeAt(at)] !== side) continue;
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
