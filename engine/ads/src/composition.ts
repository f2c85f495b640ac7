import { type Align, blockLeft, type Direction, type FittedText } from '@adwright/engine-drawing';
import type { ProductKind } from '@adwright/engine-objects';
import { mirrored, type Rect } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { OfferDesign } from './offer/offer-design.ts';
import type { ArrangedFacts } from './offer/place-facts.ts';
import type { ArrangedOffer } from './offer/place-offer.ts';

export type BoxRole =
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
  /** Room it may take; the ink stands in it by `align`. */
  box: Rect;
  fitted: FittedText;
  align: Align;
  ink: string;
  /** Whether it ends in an ellipsis that was not written. */
  cut?: boolean;
}

export interface PlacedButton {
  kind: 'button';
  role: 'cta';
  box: Rect;
  /** What it was placed in; turned round with the ad, the button keeps its place in it. */
  region: Rect;
  fitted: FittedText;
  fill: string;
  ink: string;
  /** Whether its words end in an ellipsis that was not written. */
  cut?: boolean;
}

export interface PlacedMark {
  kind: 'mark';
  shape: 'check' | 'cross';
  box: Rect;
  fill: string;
  ink: string;
}

/** A brand's logo; which of its logos, and whether on a plate, the ground decides once it is painted. */
export interface PlacedLogo {
  kind: 'logo';
  role: 'logo';
  /** All that it takes: with its plate, where room for one is reserved. */
  box: Rect;
  /** Width of the plate's rim around the logo in that box; 0 where no room for a plate is reserved. */
  rim: number;
  /** What it was placed in; turned round with the ad, the logo keeps its place in it. */
  region: Rect;
  /** Where a logo narrower than its box stands in it. */
  side: 'left' | 'center' | 'right';
}

/** The strongest fact of the ad, in a shape of its own. */
export interface PlacedOffer {
  kind: 'offer';
  role: 'offer';
  box: Rect;
  /** What it was placed in; turned round with the ad, the offer keeps its place in it. */
  region: Rect;
  design: OfferDesign;
  arranged: ArrangedOffer;
  direction: Direction;
  /** Whether some of its words end in an ellipsis that was not written. */
  cut: boolean;
}

/** The other facts, in lines of their own. */
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

/** A product and the box its silhouette has to stay in. */
export interface PlacedProduct {
  box: Rect;
  /** Null where the user's own product or a picture stands in its place. */
  kind: ProductKind | null;
  /** Where the silhouette stands when the box has room to spare. */
  align: 'bottom' | 'middle';
  podium: 'none' | 'round' | 'steps';
  turn: number;
  /** The usual alternative of a comparison is shown grey and without its name. */
  usual: boolean;
  /** Light from behind, as in a landscape at dusk. */
  backlit: boolean;
}

export type Painter = (context: SKRSContext2D) => void;

/** A layout's result: what to paint, in order, and where everything with meaning stands. */
export interface Composition {
  /** Ground and shapes, under the product. */
  backdrop: readonly Painter[];
  products: readonly PlacedProduct[];
  /** In a layout around a picture: where in it a product may stand, clear of words. */
  window?: Rect;
  /** Cards and panels, over the product. */
  overlay?: readonly Painter[];
  items: readonly PlacedItem[];
}

/** Box of a text's letters themselves; of other items the whole. */
export function lettersOf(item: PlacedItem): Rect {
  if (item.kind === 'facts') return factsBox(item);
  if (item.kind !== 'text') return item.box;
  const { box, fitted, align } = item;
  return {
    x: blockLeft(fitted, box.x, box.width, align),
    y: box.y,
    width: fitted.width,
    height: fitted.height,
  };
}

/** What facts take of their box, which is as wide as their region. */
function factsBox({ box, arranged: { texts } }: PlacedFacts): Rect {
  const left = Math.min(...texts.map(({ x }) => x));
  const right = Math.max(...texts.map(({ x, fitted }) => x + fitted.width));
  return { ...box, x: box.x + left, width: right - left };
}

/** The same in a composition that will be mirrored: the place that mirrors to where the letters come to stand. */
export function lettersSeen(
  item: PlacedItem,
  { turned, width }: { turned: boolean; width: number },
): Rect {
  return turned ? mirrored(lettersOf(mirrorItem(item, width)), width) : lettersOf(item);
}

/** The composition seen in a mirror, for right-to-left words and for variety; the words themselves stay readable. */
export function mirrorComposition(composition: Composition, width: number): Composition {
  const flip =
    (paint: Painter): Painter =>
    (context) => {
      context.save();
      context.translate(width, 0);
      context.scale(-1, 1);
      paint(context);
      context.restore();
    };
  return {
    backdrop: composition.backdrop.map(flip),
    products: composition.products.map((product) => ({
      ...product,
      box: mirrored(product.box, width),
      turn: -product.turn,
    })),
    overlay: composition.overlay?.map(flip),
    items: composition.items.map((item) => mirrorItem(item, width)),
  };
}

function mirrorItem(item: PlacedItem, width: number): PlacedItem {
  if (item.kind === 'text' || item.kind === 'mark' || item.kind === 'facts')
    return { ...item, box: mirrored(item.box, width) };
  const region = mirrored(item.region, width);
  return { ...item, region, box: { ...item.box, x: region.x + item.box.x - item.region.x } };
}
