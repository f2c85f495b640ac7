import type { Rect } from '@adwright/engine-pixels';
import type { Painter, PlacedProduct } from './composition.ts';
import { paintFigure } from './figures/figures.ts';
import { showsType } from './shows-type.ts';
import type { Stage } from './stage.ts';

type PlaceOptions = Partial<Omit<PlacedProduct, 'box'>>;

/** Places the product of the ad in a box, by default standing on the box's bottom edge. */
export function placeProduct(stage: Stage, box: Rect, options: PlaceOptions = {}): PlacedProduct {
  return {
    box,
    kind: stage.product,
    align: 'bottom',
    podium: 'none',
    turn: 0,
    usual: false,
    backlit: false,
    ...options,
  };
}

/** Places the product of the ad like {@link placeProduct}; returns an empty list if the ad shows no product. */
export function placeProducts(stage: Stage, box: Rect, options?: PlaceOptions): PlacedProduct[] {
  return showsType(stage) ? [] : [placeProduct(stage, box, options)];
}

/**
 * Returns a painter for the shape behind the product. If the ad shows no product, the figure (abstract shapes)
 * is painted in `box` instead of product and shape. With the figure at the product's place, a layout with a
 * column for the product keeps its arrangement.
 */
export function paintBehindProduct(stage: Stage, box: Rect, shape: () => Painter): Painter {
  return showsType(stage) ? paintFigure(stage, box) : shape();
}
