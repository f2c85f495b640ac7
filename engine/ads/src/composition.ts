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
  /** Area available for the text; `align` decides where in this area the letters are. */
  box: Rect;
  fitted: FittedText;
  align: Align;
  ink: string;
  /** Whether the text was too long, so that an ellipsis was added. */
  cut?: boolean;
}

export interface PlacedButton {
  kind: 'button';
  role: 'cta';
  box: Rect;
  /**
   * Region (part of the ad) in which the button was placed. When the ad is mirrored, the button keeps its side
   * within this region.
   */
  region: Rect;
  fitted: FittedText;
  fill: string;
  ink: string;
  /** Whether the button's words were too long, so that an ellipsis was added. */
  cut?: boolean;
}

export interface PlacedMark {
  kind: 'mark';
  shape: 'check' | 'cross';
  box: Rect;
  fill: string;
  ink: string;
}

/**
 * Position of a brand's logo. Which logo file is used, and whether it needs a plate, is decided when the
 * background is painted.
 */
export interface PlacedLogo {
  kind: 'logo';
  role: 'logo';
  /** Whole area of the logo, including the plate if room for one is reserved. */
  box: Rect;
  /** Width of the reserved plate's margin around the logo; 0 if no plate is reserved. */
  rim: number;
  /**
   * Region (part of the ad) in which the logo was placed. When the ad is mirrored, the logo keeps its side
   * within this region.
   */
  region: Rect;
  /** Alignment of a logo that is narrower than its box. */
  side: 'left' | 'center' | 'right';
}

/** The ad's most important fact, or a badge, in a shape of its own. */
export interface PlacedOffer {
  kind: 'offer';
  role: 'offer' | BadgeName;
  box: Rect;
  /**
   * Region (part of the ad) in which the offer was placed. When the ad is mirrored, the offer keeps its side
   * within this region.
   */
  region: Rect;
  design: OfferDesign;
  arranged: ArrangedOffer;
  direction: Direction;
  /** Whether some of the offer's words were too long, so that an ellipsis was added. */
  cut: boolean;
}

/** The facts besides the offer, on lines of their own. */
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

/** A product and the box that contains its silhouette. */
export interface PlacedProduct {
  box: Rect;
  /** The drawn object; null if the user's own product or a picture takes its place. */
  kind: ProductKind | null;
  /** Vertical alignment of the product's silhouette in a larger box. */
  align: 'bottom' | 'middle';
  podium: 'none' | 'round' | 'steps';
  turn: number;
  /** Whether the product is the usual alternative in a comparison, which is shown grey and without a name. */
  usual: boolean;
  /** Whether the product is lit from behind, as in a landscape at dusk. */
  backlit: boolean;
}

export interface Painter {
  (context: SKRSContext2D): void;
  /**
   * What the painter paints in the backdrop: `ground` fills the ad, `behind` is a shape behind the product,
   * `light` is light on the background. The field is absent for painters of cards, panels and grain.
   */
  part?: 'ground' | 'behind' | 'light';
}

/** Marks a painter as the named part of the backdrop. */
export function asPart(part: Painter['part'], paint: Painter): Painter {
  return Object.assign((context: SKRSContext2D) => paint(context), { part });
}

/** The result of a layout: the painters in order, and the boxes of all meaningful elements. */
export interface Composition {
  /** Paints background and shapes, which lie under the product. */
  backdrop: readonly Painter[];
  products: readonly PlacedProduct[];
  /** For a layout around a picture: the area in which a product may stand, clear of words. */
  window?: Rect;
  /** Opaque areas in front of the picture. */
  fields?: readonly Rect[];
  /** Paints cards and panels, which lie over the product. */
  overlay?: readonly Painter[];
  items: readonly PlacedItem[];
}

/** Returns the area of a text's letters; for other items, the area of the whole item. */
export function lettersOf(item: PlacedItem): Rect {
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

/** Returns the part of the facts' box that the facts fill; the box itself is as wide as its region. */
function factsBox({ box, arranged: { texts } }: PlacedFacts): Rect {
  const left = Math.min(...texts.map(({ x }) => x));
  const right = Math.max(...texts.map(({ x, fitted }) => x + fitted.width));
  return { ...box, x: box.x + left, width: right - left };
}

/**
 * Returns the area of an item's letters, as {@link lettersOf}. For a composition that will be mirrored, the
 * function returns the area after mirroring.
 */
export function lettersSeen(
  item: PlacedItem,
  { turned, width }: { turned: boolean; width: number },
): Rect {
  return turned ? mirrorRect(lettersOf(mirrorItem(item, width)), width) : lettersOf(item);
}

/**
 * Returns the composition mirrored, for right-to-left words and for variety. Letters and pictures themselves
 * are not mirrored.
 */
export function mirrorComposition(composition: Composition, width: number): Composition {
  const flip = (paint: Painter): Painter =>
    asPart(paint.part, (context) => {
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
