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

/** The input of a layout. All lengths are pixels of the finished ad. */
export interface Stage {
  format: AdFormat;
  width: number;
  height: number;
  /**
   * Area for text, buttons and logos: inside the margins and clear of areas that platforms' controls cover in a
   * story.
   */
  content: Rect;
  /** Size of running text, from which other sizes are derived. */
  base: number;
  /** Pixels of this format per pixel of a square or a story, for sizes and distances. */
  unit: number;
  /** Pixels of this format per pixel of a square, for the smallest text sizes. */
  legible: number;
  /** Whether elements are stacked vertically, as in a story. */
  stacked: boolean;
  /** Whether the format is so much higher than wide that columns would leave half of its height empty. */
  upright: boolean;
  /** Whether the format is much wider than high, so that text and product are side by side. */
  broad: boolean;
  style: AdStyle;
  /** The style that the emotion gives. It does not change for the product if the user edits colours or type. */
  productStyle: AdStyle;
  /** Colour of the product's body, if a user chose one. */
  productColour: string | null;
  copy: AdCopy;
  /** Whether the words need the room of an offer at its maximum size. */
  isCrowded: boolean;
  /** Shown instead of the eyebrow. */
  brandName: string | null;
  /**
   * Null if no object is known. The ad then shows a figure, unless it has a picture or the user's own
   * product.
   */
  product: ProductKind | null;
  /** Shapes in place of a product. */
  figure: FigureName;
  /** Whether the product is much wider than high and needs a wider box. */
  wide: boolean;
  /** Whether the product is higher than wide, and fits beside text as well as above it. */
  tall: boolean;
  /** Picture in place of the product or filling the ad; null if the product is drawn. */
  picture: AdPicture | null;
  /** The user's own cut-out product, in place of the drawn one. */
  cutOut: OwnCutOut | null;
  /** Vertical alignment of an own product in a framed box. A long flat one would look lost at the bottom. */
  ownAlign: 'bottom' | 'middle';
  /** Brand colours, which are printed exactly or not at all. */
  brandColours: ReadonlySet<string>;
  /** Logos, which replace the brand's name. */
  logos: BrandLogos | null;
  /** Whether the logo's room includes a plate. */
  logoPlate: boolean;
  /** Position of the light that casts the shadow of an own product. */
  lightSide: Side;
  adType: AdType | null;
  /** Whether the composition will be mirrored; text is then at the other end of its boxes. */
  turned: boolean;
  random: Random;
  /** Number of the variation, for choices that should differ between variations. */
  variation: number;
  /** The same number with an offset per seed. */
  number: number;
}

/** What a format requires of a layout, besides its size. */
interface Frame {
  arrangement: 'square' | 'stacked' | 'broad';
  base: number;
  unit: number;
  /** Scale of the smallest sizes, relative to a picture 1080 pixels wide. */
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
 * Additional margin inside a story's covered areas, in pixels: the platforms' interface ends in gradients, and
 * letters need distance.
 */
const STORY_BREATH_PX = 24;

/** Returns the frame of a format: its size, the box for content, and how a layout is arranged in it. */
export function frameOf(
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

/** Distance that a product may extend below the content area, limited by the format. Words must not extend below it. */
export function overhang({ content, height }: Pick<Stage, 'content' | 'height'>, wanted: number) {
  return Math.min(wanted, height - content.y - content.height - PRODUCT_EDGE_PX);
}

/** Distance that a product may extend above the content area, limited by the format. */
export function overreach({ content }: Pick<Stage, 'content'>, wanted: number): number {
  return Math.min(wanted, content.y - PRODUCT_EDGE_PX);
}
