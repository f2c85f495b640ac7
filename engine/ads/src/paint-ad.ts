import type { BadgeName } from '@adwright/contracts';
import type { PaintedNote } from '@adwright/engine-drawing';
import type { Rect } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PaintedLogo } from './brand/paint-logo.ts';
import type { ComposedAd } from './compose-ad.ts';
import type { PlacedItem } from './composition.ts';
import { paintAdNote } from './disclosure/paint-ad-note.ts';
import { findMisfit } from './misfit.ts';
import { isPlateNeeded, type PaintedText, paintItems, paintLogos } from './paint-items.ts';
import { type PaintedProduct, paintProduct, type RenderProduct } from './paint-products.ts';

export interface PaintedAd {
  canvas: Canvas;
  texts: PaintedText[];
  products: PaintedProduct[];
  logos: PaintedLogo[];
  /** Boxes of the badges' shapes in the ad, with each badge's name. */
  badges: { role: BadgeName; box: Rect }[];
  /** The painted AI disclosure note; null for an ad without a note. */
  note: PaintedNote | null;
}

/** An ad with a painted background, but without its text yet. */
interface BegunAd {
  composed: ComposedAd;
  canvas: Canvas;
  context: SKRSContext2D;
  scale: number;
  measured: boolean;
}

/**
 * Paints an ad; `scale` below 1 gives a smaller picture. If `measured` is true, text colours are checked
 * against the painted pixels; previews that are only compared need no check. `render` replaces the product
 * renderer by a renderer that caches layers.
 */
export function paintAd(
  composed: ComposedAd,
  brief: { product: string },
  scale = 1,
  render?: RenderProduct,
  measured = scale === 1,
): PaintedAd {
  return finishAd(beginAd(composed, scale, measured), brief, render);
}

/** An arranged ad with the ad's painted picture. */
type Painted<Arranged> = Arranged & { painted: PaintedAd };

/**
 * Arranges an ad and paints it. If the painted background shows that a logo needs a plate, the ad is arranged a
 * second time with room for the plate. If the words leave no room for the plate, the first arrangement is used.
 * Returns null if the ad cannot be arranged.
 */
export function paintArranged<Arranged extends { composed: ComposedAd }>(
  arrange: (logoPlate: boolean) => Arranged,
  brief: { product: string },
  scale?: number,
  render?: RenderProduct,
  measured?: boolean,
): Painted<Arranged>;
export function paintArranged<Arranged extends { composed: ComposedAd }>(
  arrange: (logoPlate: boolean) => Arranged | null,
  brief: { product: string },
  scale?: number,
  render?: RenderProduct,
  measured?: boolean,
): Painted<Arranged> | null;
export function paintArranged<Arranged extends { composed: ComposedAd }>(
  arrange: (logoPlate: boolean) => Arranged | null,
  brief: { product: string },
  scale = 1,
  render?: RenderProduct,
  measured = scale === 1,
): Painted<Arranged> | null {
  const withPlate = () => {
    const plated = arrange(true);
    if (!plated || findMisfit(plated.composed)) return null;
    return { ...plated, painted: paintAd(plated.composed, brief, scale, render, measured) };
  };
  const arranged = arrange(false);
  if (!arranged) return null;
  const begun = beginAd(arranged.composed, scale, measured);
  const withoutRoom = () => ({ ...arranged, painted: finishAd(begun, brief, render) });
  const { stage, composition } = arranged.composed;
  if (isPlateNeeded(begun.context, stage, composition.items, measured)) {
    return withPlate() ?? withoutRoom();
  }
  const painted = withoutRoom();
  // The shadow of a product may darken the logo's background, so a logo may need a plate only after painting.
  return painted.painted.logos.some(({ plate }) => plate) ? (withPlate() ?? painted) : painted;
}

function beginAd(composed: ComposedAd, scale: number, measured: boolean): BegunAd {
  const { stage, composition } = composed;
  const canvas = createCanvas(Math.round(stage.width * scale), Math.round(stage.height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  for (const paint of composition.backdrop) paint(context);
  return { composed, canvas, context, scale, measured };
}

function finishAd(
  { composed: { stage, composition, note }, canvas, context, scale, measured }: BegunAd,
  brief: { product: string },
  render?: RenderProduct,
): PaintedAd {
  const products = composition.products.map((product) =>
    paintProduct(context, stage, product, brief, scale, render),
  );
  for (const paint of composition.overlay ?? []) paint(context);
  const logos = paintLogos(context, stage, composition.items, measured);
  const texts = paintItems(context, stage, composition.items, measured);
  const shown = { texts, products, logos };
  const printed = note ? paintAdNote(context, { note, stage, composition }, shown, scale) : null;
  return { canvas, ...shown, badges: listBadges(composition.items), note: printed };
}

function listBadges(items: readonly PlacedItem[]): PaintedAd['badges'] {
  return items.flatMap((item) =>
    item.kind === 'offer' && item.role !== 'offer' ? [{ role: item.role, box: item.box }] : [],
  );
}
