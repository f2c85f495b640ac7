import type { BadgeName } from '@adwright/contracts';
import {
  type Align,
  computeBlockLeft,
  type Direction,
  type FittedText,
} from '@adwright/engine-drawing';
import type { ProductKind } from '@adwright/engine-objects';
import { mirrorRect, type Rect } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { OfferDesign } from './offer/offer-design.ts';
import type { ArrangedFacts } from './offer/place-facts.ts';
import type { ArrangedOffer } from './offer/place-offer.ts';

export type BoxRole =
  | BadgeName
  | 'attribution'
  | 'brand'
  | 'comparison'
  | 'cta'
  | 'eyebrow'
  | 'facts'
  | 'headline'
  | 'label'
  | 'logo'
  | 'note'
  | 'offer'
  | 'problem'
  | 'quote'
  | 'solution'
  | 'subline';

export interface PlacedText {
  kind: 'text';
  role: BoxRole;
  /** Area that is available for the text; `align` determines where the letters lie in this area. */
  box: Rect;
  fitted: FittedText;
  align: Align;
  ink: string;
  /** Whether the text was too long and an ellipsis was added. */
  cut?: boolean;
}

export interface PlacedButton {
  kind: 'button';
  role: 'cta';
  box: Rect;
  /**
   * Region (part of the ad) in which the button was placed. In a mirrored ad, the button keeps its side within
   * this region.
   */
  region: Rect;
  fitted: FittedText;
  fill: string;
  ink: string;
  /** Whether the button's words were too long and an ellipsis was added. */
  cut?: boolean;
}

export interface PlacedMark {
  kind: 'mark';
  shape: 'check' | 'cross' | 'question';
  /** Whether a question mark is mirrored, as in right-to-left scripts. */
  isMirrored?: boolean;
  box: Rect;
  fill: string;
  ink: string;
}

/**
 * Position of a brand's logo in the ad. The logo file, and whether the logo needs a plate, are chosen when the
 * background is painted.
 */
export interface PlacedLogo {
  kind: 'logo';
  role: 'logo';
  /** Whole area of the logo, including the plate if room is reserved for one. */
  box: Rect;
  /** Width of the margin that the reserved plate adds around the logo; 0 without a reserved plate. */
  rim: number;
  /**
   * Region (part of the ad) in which the logo was placed. In a mirrored ad, the logo keeps its side within this
   * region.
   */
  region: Rect;
  /** Horizontal alignment of a logo that is narrower than its box. */
  side: 'left' | 'center' | 'right';
}

/** The position of the ad's most important fact, or of a badge, which is shown inside a shape. */
export interface PlacedOffer {
  kind: 'offer';
  role: 'offer' | BadgeName;
  box: Rect;
  /**
   * Region (part of the ad) in which the offer was placed. In a mirrored ad, the offer keeps its side within
   * this region.
   */
  region: Rect;
  design: OfferDesign;
  arranged: ArrangedOffer;
  direction: Direction;
  /** Whether some of the offer's words were too long and an ellipsis was added. */
  cut: boolean;
}

/** The positions of the ad's facts other than the offer, on separate lines. */
export interface PlacedFacts {
  kind: 'facts';
  role: 'facts';
  box: Rect;
  arranged: ArrangedFacts;
  ink: string;
  cut: boolean;
}

export type PlacedItem =
  | PlacedText
  | PlacedButton
  | PlacedMark
  | PlacedLogo
  | PlacedOffer
  | PlacedFacts;

/** A product in the ad, and the box that contains its silhouette. */
export interface PlacedProduct {
  box: Rect;
  /** The drawn object; null if the user's own product or a picture replaces the drawing. */
  kind: ProductKind | null;
  /** Vertical alignment of the product's silhouette in a higher box. */
  align: 'bottom' | 'middle';
  podium: 'none' | 'round' | 'steps';
  turn: number;
  /** Whether the product is the usual alternative in a comparison, which is grey and has no name. */
  usual: boolean;
  /** Whether the light comes from behind the product, as in a landscape at dusk. */
  backlit: boolean;
}

export interface Painter {
  (context: SKRSContext2D): void;
  /**
   * Part of the backdrop that the painter paints: `ground` fills the ad, `behind` is a shape behind the
   * product, `light` is light on the background. Painters of cards, panels and grain have no `part`.
   */
  part?: 'ground' | 'behind' | 'light';
}

/** Marks a painter as the painter of the named part of the backdrop. */
export function markPart(part: Painter['part'], paint: Painter): Painter {
  return Object.assign((context: SKRSContext2D) => paint(context), { part });
}

/** The result of a layout: the painters in the order of painting, and the boxes of all meaningful elements. */
export interface Composition {
  /** Painters of the background and of shapes that lie behind the product. */
  backdrop: readonly Painter[];
  products: readonly PlacedProduct[];
  /** In a layout around a picture: the area without words in which a product may stand. */
  window?: Rect;
  /** Boxes of opaque areas in front of the picture. */
  fields?: readonly Rect[];
  /** Painters of cards and panels that lie in front of the product. */
  overlay?: readonly Painter[];
  items: readonly PlacedItem[];
}

/** Returns the area of a text's letters, or the whole area of any other item. */
export function findLetters(item: PlacedItem): Rect {
  if (item.kind === 'facts') return factsBox(item);
  if (item.kind !== 'text') return item.box;
  const { box, fitted, align } = item;
  return {
    x: computeBlockLeft(fitted, box.x, box.width, align),
    y: box.y,
    width: fitted.width,
    height: fitted.height,
  };
}

/** Returns the part of the facts' box that text fills, because the box is as wide as its region. */
function factsBox({ box, arranged: { texts } }: PlacedFacts): Rect {
  const left = Math.min(...texts.map(({ x }) => x));
  const right = Math.max(...texts.map(({ x, fitted }) => x + fitted.width));
  return { ...box, x: box.x + left, width: right - left };
}

/**
 * Returns the area of an item's letters like {@link findLetters}. If the composition will be mirrored, the
 * returned area is the area after mirroring.
 */
export function findVisibleLetters(
  item: PlacedItem,
  { turned, width }: { turned: boolean; width: number },
): Rect {
  return turned ? mirrorRect(findLetters(mirrorItem(item, width)), width) : findLetters(item);
}

/**
 * Returns the mirrored composition, for right-to-left words and for differences between variations. Letters and
 * pictures are moved but not mirrored.
 */
export function mirrorComposition(composition: Composition, width: number): Composition {
  const flip = (paint: Painter): Painter =>
    markPart(paint.part, (context) => {
      context.save();
      context.translate(width, 0);
      context.scale(-1, 1);
      paint(context);
      context.restore();
    });
  return {
    backdrop: composition.backdrop.map(flip),
    products: composition.products.map((product) => ({
      ...product,
      box: mirrorRect(product.box, width),
      turn: -product.turn,
    })),
    overlay: composition.overlay?.map(flip),
    items: composition.items.map((item) => mirrorItem(item, width)),
  };
}

function mirrorItem(item: PlacedItem, width: number): PlacedItem {
  if (item.kind === 'text' || item.kind === 'mark' || item.kind === 'facts')
    return { ...item, box: mirrorRect(item.box, width) };
  const region = mirrorRect(item.region, width);
  return { ...item, region, box: { ...item.box, x: region.x + item.box.x - item.region.x } };
}
