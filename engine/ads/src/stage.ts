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

/** What a layout works with. All lengths are pixels of the finished ad. */
export interface Stage {
  format: AdFormat;
  width: number;
  height: number;
  /** Where words, buttons and logos may stand: inside the margins and clear of a story's covered bands. */
  content: Rect;
  /** Size of running text from which the others are derived. */
  base: number;
  /** Pixels of this format to one of a square or a story, for sizes and distances. */
  unit: number;
  /** The same for the smallest sizes of text. */
  legible: number;
  /** Whether one thing stands below the other, as in a story. */
  stacked: boolean;
  /** Whether it is higher than wide by so much that a column beside another leaves half of its height empty. */
  upright: boolean;
  /** Whether it is much wider than high, so that words and product stand side by side. */
  broad: boolean;
  style: AdStyle;
  /** The style as the emotion gives it. The product keeps it through an edit of colours or type. */
  productStyle: AdStyle;
  /** Colour of the product's body, when a user chose one. */
  productColour: string | null;
  copy: AdCopy;
  /** Whether the words need the room that an offer takes at its largest. */
  isCrowded: boolean;
  /** Shown in place of the eyebrow. */
  brandName: string | null;
  /** Null where no object is known: the ad then shows a figure, unless it has a picture or the user's own product. */
  product: ProductKind | null;
  /** Shapes that take a product's place. */
  figure: FigureName;
  /** Whether the product is much wider than high, and wants a wider place. */
  wide: boolean;
  /** Whether it is higher than wide, and goes beside words as well as above them. */
  tall: boolean;
  /** Shown in the product's place, or all around it; null where the product is drawn. */
  picture: AdPicture | null;
  /** The user's own product, free of its ground, in the place of the drawn one. */
  cutOut: OwnCutOut | null;
  /** Where an own product stands in a place that frames it: one that is long and flat would lie lost at the foot. */
  ownAlign: 'bottom' | 'middle';
  /** Colours that are printed exactly or not at all. */
  brandColours: ReadonlySet<string>;
  /** Stand in place of the brand's name. */
  logos: BrandLogos | null;
  /** Whether the logo's place holds a plate as well. */
  logoPlate: boolean;
  /** Where the light comes from that throws the shadow of an own product. */
  lightSide: Side;
  adType: AdType | null;
  /** Whether the arrangement will be seen in a mirror; words then stand at the other end of their boxes. */
  turned: boolean;
  random: Random;
  /** Number of the variation, for choices that should differ from one to the next. */
  variation: number;
  /** The same, from another start for each seed. */
  number: number;
}

/** What a format asks of a layout, beside its size. */
interface Frame {
  arrangement: 'square' | 'stacked' | 'broad';
  base: number;
  unit: number;
  /** Of the smallest sizes, which are those of a picture 1080 pixels wide. */
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

/** A breath inside a story's bands: the platforms' interface ends in gradients, and letters need room. */
const STORY_BREATH_PX = 24;

/** Frame of a format: its size, the box for content, and how a layout is arranged in it. */
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

/** Least distance of a product to the ad's edge, pixels. */
const PRODUCT_EDGE_PX = 20;

/** How far a product may reach below the content, of the pixels wanted: words may not, a product may. */
export function overhang({ content, height }: Pick<Stage, 'content' | 'height'>, wanted: number) {
  return Math.min(wanted, height - content.y - content.height - PRODUCT_EDGE_PX);
}

/** How far it may reach above the content, of the pixels wanted. */
export function overreach({ content }: Pick<Stage, 'content'>, wanted: number): number {
  return Math.min(wanted, content.y - PRODUCT_EDGE_PX);
}
