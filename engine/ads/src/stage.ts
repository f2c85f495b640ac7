import type { AdFormat, AdType } from '@adwright/contracts';
import { AD_FORMATS } from '@adwright/contracts/values';
import type { AdCopy } from '@adwright/engine-lexicon';
import type { ProductKind } from '@adwright/engine-objects';
import type { Random, Rect } from '@adwright/engine-pixels';
import type { AdStyle } from './ad-style.ts';
import type { FigureName } from './figure-names.ts';
import type { AdPicture } from './material/ad-picture.ts';
import type { BrandLogos } from './material/own-logo.ts';
import type { OwnCutOut } from './material/own-product.ts';

export type Side = 'left' | 'right';

/**
 * The stage: all data from which a layout arranges an ad. All lengths of the stage are pixels of the finished
 * ad.
 */
export interface Stage {
  format: AdFormat;
  width: number;
  height: number;
  /**
   * Area for text, buttons and logos: inside the margins and, in a story, outside the areas that platforms'
   * controls cover.
   */
  content: Rect;
  /** Font size of running text, from which other sizes are derived. */
  base: number;
  /**
   * Pixels of this format per pixel of a square or story ad; layouts multiply sizes and distances by this
   * factor.
   */
  unit: number;
  /**
   * Pixels of this format per pixel of a square ad; layouts multiply the smallest font sizes by this factor.
   */
  legible: number;
  /** Whether elements are placed one below another, as in a story. */
  stacked: boolean;
  /** Whether the format is so much higher than wide that two columns would leave half of the height empty. */
  upright: boolean;
  /** Whether the format is much wider than high, so that text and product are placed side by side. */
  broad: boolean;
  style: AdStyle;
  /**
   * The style that follows from the emotion; the product is drawn in the colours of this style. The product's
   * style stays the same if the user edits the ad's colours or fonts.
   */
  productStyle: AdStyle;
  /** Colour that the user chose for the product's body; null if the user chose none. */
  productColour: string | null;
  copy: AdCopy;
  /** Whether an offer at its maximum size would take room that the words need. */
  isCrowded: boolean;
  /** The brand's name, which replaces the eyebrow (small line above the headline); null without a brand. */
  brandName: string | null;
  /**
   * The drawn object that represents the product; null if no suitable object is known. Without an object, the
   * ad shows a figure (abstract shapes), unless it has a picture or the user's own product.
   */
  product: ProductKind | null;
  /** The figure of the ad: abstract shapes in place of a product. */
  figure: FigureName;
  /** Whether the product is much wider than high and therefore needs a wider box. */
  wide: boolean;
  /** Whether the product is higher than wide and therefore fits beside text as well as above text. */
  tall: boolean;
  /** Picture at the place of the product, or filling the ad; null if the product is drawn. */
  picture: AdPicture | null;
  /** The user's own cut-out product, which replaces the drawn product. */
  cutOut: OwnCutOut | null;
  /**
   * Vertical alignment of the user's own product in a box with a frame. A long, low product is centred, because
   * it would look lost at the bottom of the box.
   */
  ownAlign: 'bottom' | 'middle';
  /** Brand colours, each of which is printed exactly or not at all. */
  brandColours: ReadonlySet<string>;
  /** The brand's logos, which replace the brand's name; null if there are none. */
  logos: BrandLogos | null;
  /** Whether the room that is reserved for the logo includes a plate. */
  logoPlate: boolean;
  /** Side from which light falls, which determines the direction of the shadow of the user's own product. */
  lightSide: Side;
  adType: AdType | null;
  /**
   * Whether the composition will be mirrored after it was arranged. The text then moves to the opposite end of
   * its boxes.
   */
  turned: boolean;
  random: Random;
  /** Number of the variation, for choices that should differ between variations. */
  variation: number;
  /** The variation number plus an offset that depends on the seed. */
  number: number;
}

/** Properties of a format that a layout needs, in addition to the format's size. */
interface Frame {
  arrangement: 'square' | 'stacked' | 'broad';
  base: number;
  unit: number;
  /** Scale of the smallest font sizes, relative to a picture that is 1080 pixels wide. */
  legible: number;
}

const FRAMES: Record<AdFormat, Frame> = {
  square: { arrangement: 'square', base: 34, unit: 1, legible: 1 },
  story: { arrangement: 'stacked', base: 40, unit: 1, legible: 1 },
  portrait: { arrangement: 'square', base: 37, unit: 1.06, legible: 1 },
  pin: { arrangement: 'stacked', base: 37, unit: 0.94, legible: 0.93 },
  landscape: { arrangement: 'broad', base: 25, unit: 0.64, legible: 0.8 },
  wide: { arrangement: 'broad', base: 42, unit: 1.1, legible: 1.1 },
};

/**
 * Margin between a story's content and the areas that platforms' controls cover, in pixels. The platforms'
 * controls lie on gradients, and letters need a distance from these gradients.
 */
const STORY_BREATH_PX = 24;

/**
 * Returns the frame of a format: its size, the box for content, and whether layouts stack elements or place
 * them side by side.
 */
export function buildFrame(
  format: AdFormat,
): Pick<
  Stage,
  'width' | 'height' | 'content' | 'base' | 'unit' | 'legible' | 'stacked' | 'upright' | 'broad'
> {
  const { width, height, safeArea } = AD_FORMATS[format];
  const { arrangement, base, unit, legible } = FRAMES[format];
  const breath = format === 'story' ? STORY_BREATH_PX : 0;
  const top = safeArea.top + breath;
  const bottom = safeArea.bottom + breath;
  const { left, right } = safeArea;
  return {
    width,
    height,
    content: { x: left, y: top, width: width - left - right, height: height - top - bottom },
    base,
    unit,
    legible,
    stacked: arrangement === 'stacked',
    upright: height > width,
    broad: arrangement === 'broad',
  };
}

/** Minimum distance of a product from the ad's edge, in pixels. */
const PRODUCT_EDGE_PX = 20;

/**
 * Returns the distance by which a product may extend below the content area: the wanted distance, limited by
 * the format. In contrast to a product, words must stay inside the content area.
 */
export function computeOverhang(
  { content, height }: Pick<Stage, 'content' | 'height'>,
  wanted: number,
) {
  return Math.min(wanted, height - content.y - content.height - PRODUCT_EDGE_PX);
}

/**
 * Returns the distance by which a product may extend above the content area: the wanted distance, limited by
 * the format.
 */
export function computeOverreach({ content }: Pick<Stage, 'content'>, wanted: number): number {
  return Math.min(wanted, content.y - PRODUCT_EDGE_PX);
}
