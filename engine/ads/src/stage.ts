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

/** The stage: the input of a layout. All lengths are pixels of the finished ad. */
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
  /** Pixels of this format per pixel of a square or a story ad, for sizes and distances. */
  unit: number;
  /** Pixels of this format per pixel of a square ad, for the smallest text sizes. */
  legible: number;
  /** Whether elements are stacked vertically, as in a story. */
  stacked: boolean;
  /** Whether the format is so much higher than wide that two columns would leave half of its height empty. */
  upright: boolean;
  /** Whether the format is much wider than high, so that text and product are side by side. */
  broad: boolean;
  style: AdStyle;
  /**
   * The style that follows from the emotion, used for the product. This style stays the same if the user
   * edits colours or type.
   */
  productStyle: AdStyle;
  /** Colour of the product's body that the user chose; null without a choice. */
  productColour: string | null;
  copy: AdCopy;
  /** Whether an offer at its maximum size would take the room that the words need. */
  isCrowded: boolean;
  /** The brand's name, which is shown instead of the eyebrow (small line above the headline); null without a brand. */
  brandName: string | null;
  /**
   * The drawn object that represents the product; null if no object is known. An ad without an object shows a
   * figure (abstract shapes), unless it has a picture or the user's own product.
   */
  product: ProductKind | null;
  /** The figure: abstract shapes in place of a product. */
  figure: FigureName;
  /** Whether the product is much wider than high and needs a wider box. */
  wide: boolean;
  /** Whether the product is higher than wide, and fits beside text as well as above it. */
  tall: boolean;
  /** Picture in place of the product or filling the ad; null if the product is drawn. */
  picture: AdPicture | null;
  /** The user's own cut-out product, in place of the drawn one. */
  cutOut: OwnCutOut | null;
  /**
   * Vertical alignment of the user's own product in a framed box. A long flat product would look lost at the
   * bottom, so it is centred.
   */
  ownAlign: 'bottom' | 'middle';
  /** Brand colours, each printed exactly or not at all. */
  brandColours: ReadonlySet<string>;
  /** The brand's logos, which replace its name; null without any. */
  logos: BrandLogos | null;
  /** Whether the room reserved for the logo includes a plate. */
  logoPlate: boolean;
  /** Side from which light falls; it decides where the shadow of the user's own product falls. */
  lightSide: Side;
  adType: AdType | null;
  /** Whether the composition will be mirrored after it is arranged; text is then at the other end of its boxes. */
  turned: boolean;
  random: Random;
  /** Number of the variation, for choices that should differ between variations. */
  variation: number;
  /** The variation number with an offset that depends on the seed. */
  number: number;
}

/** Requirements of a format for a layout, in addition to its size. */
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
 * Additional margin inside a story's covered areas, in pixels. The platforms' interface ends in gradients, and
 * letters need distance from them.
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

/**
 * Returns the distance by which a product may extend below the content area; the format limits it. Words must
 * stay inside the content area.
 */
export function overhang({ content, height }: Pick<Stage, 'content' | 'height'>, wanted: number) {
  return Math.min(wanted, height - content.y - content.height - PRODUCT_EDGE_PX);
}

/** Returns the distance by which a product may extend above the content area; the format limits it. */
export function overreach({ content }: Pick<Stage, 'content'>, wanted: number): number {
  return Math.min(wanted, content.y - PRODUCT_EDGE_PX);
}
