import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { OUTLINE_PX } from './loop-shape.ts';
import { countMaskPixels, dilate, dilatePlane, invert, type Mask } from './mask.ts';
import {
  computePixelQuantile,
  fillPart,
  findParts,
  listPixels,
  measurePartRim,
  type Part,
} from './parts.ts';
import { without } from './pixel-sets.ts';
import { matchesRowsBeside } from './rows-beside.ts';

/** Minimum area of a bay (a background area between parts of the product), as a share of the product's area. */
const LEAST_SHARE = 0.02;
/** Distance in pixels from a bay's border within which a contour or the background touches the border. */
const RIM_PX = 3;
/** Limits for the mouth of a bay, which is the part of the bay's border that is open to the background. */
const MOUTH = {
  /** Minimum share of the bay's border that is open to the background (0–1). */
  least: 0.05,
  /** Maximum share of the bay's border that is open to the background (0–1). */
  most: 0.5,
  /** Maximum share of the bay's mouth on which a sharp contour lies (0–1). */
  outlined: 0.5,
};
/** Minimum share of a bay's border outside the mouth on which a contour lies (0–1). */
const OUTLINED = 0.8;
/**
 * Minimum strength of a contour on a bay's border, as a multiple of the contour strength in an even background.
 */
const SHARP = 2.5;
/**
 * Range within which the middle half of a bay's lightness differences from the expected background lies, in
 * Lab units.
 */
const ALIKE = 1;
/**
 * Minimum median lightness (Lab) of an area that is not treated as a bay. A lighter area may be a white face of the
 * product, as bright as the white background.
 */
const WHITE = 99;

/** Bays: areas of background between parts of a product, open on one side. */
export interface Bays {
  open: Mask;
  /** Number of pixels that may show background although the mask counts them as product. */
  doubtful: number;
}

/**
 * Finds bays that the saliency map wrongly counts as product: background under the band of white headphones, or between
 * the legs of a chair. In a bay, contours and colours suggest background, and a contour runs along the whole border
 * except at the bay's mouth. A bay is opened (counted as background) if its rows change in lightness like the
 * background on both sides of the product. A bay that is only as light as the background is counted as doubtful.
 * @param solid mask of the product, found by contours, colours and the saliency map
 * @param alone mask of the product, found by contours and colours without the saliency map
 */
export function findBays(
  solid: Mask,
  alone: Mask,
  { contours, lighter }: Evidence,
  planes: Lab,
): Bays {
  const { width, height } = solid;
  const open: Mask = { width, height, data: new Uint8Array(solid.data.length) };
  const found: Bays = { open, doubtful: 0 };
  const filled = without(solid.data, alone.data);
  const parts = findParts({ width, height, data: filled }, LEAST_SHARE * countMaskPixels(solid));
  if (parts.length === 0) return found;
  const outside = invert(solid);
  const beside = invert(dilate(solid, OUTLINE_PX));
  const mouth = dilate(outside, RIM_PX).data;
  const highest = dilatePlane(contours, width, height, RIM_PX);
  const isBay = (part: Part) => {
    const { joined, outlined } = measurePartRim(
      part,
      width,
      (at) => mouth[at] === 1,
      highest,
      SHARP,
    );
    if (joined < MOUTH.least || joined > MOUTH.most || outlined < OUTLINED) return false;
    return (
      measurePartRim(part, width, (at) => !mouth[at], highest, SHARP).outlined < MOUTH.outlined
    );
  };
  const isAlike = (part: Part) => {
    const pixels = listPixels(part, width);
    return (
      computePixelQuantile(pixels, lighter, 0.25) > -ALIKE &&
      computePixelQuantile(pixels, lighter, 0.75) < ALIKE &&
      computePixelQuantile(pixels, planes[0], 0.5) < WHITE
    );
  };
  for (const part of parts.filter(isBay)) {
    if (matchesRowsBeside(part, beside, planes)) fillPart(open, part);
    else if (isAlike(part)) found.doubtful += part.area;
  }
  return found;
}
