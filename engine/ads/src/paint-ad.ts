import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PaintedLogo } from './brand/paint-logo.ts';
import type { ComposedAd } from './compose-ad.ts';
import { type PaintedText, paintItems, paintLogos } from './paint-items.ts';
import { type PaintedProduct, paintProduct, type RenderProduct } from './paint-products.ts';

export interface PaintedAd {
  canvas: Canvas;
  texts: PaintedText[];
  products: PaintedProduct[];
  logos: PaintedLogo[];
}

/**
 * Paints an ad; `scale` below one gives a preview, whose inks are not measured. `render` stands in for the renderer of
 * products where their layers are kept.
 */
export function paintAd(
  { stage, composition }: ComposedAd,
  brief: { product: string },
  scale = 1,
  render?: RenderProduct,
): PaintedAd {
  const canvas = createCanvas(Math.round(stage.width * scale), Math.round(stage.height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  for (const paint of composition.backdrop) paint(context);
  const products = composition.products.map((product) =>
    paintProduct(context, stage, product, brief, scale, render),
  );
  for (const paint of composition.overlay ?? []) paint(context);
  const logos = paintLogos(context, stage, composition.items, scale === 1);
  const texts = paintItems(context, stage, composition.items, scale === 1);
  return { canvas, texts, products, logos };
}
