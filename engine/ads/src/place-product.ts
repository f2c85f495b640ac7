import type { Rect } from '@adwright/engine-pixels';
import type { Painter, PlacedProduct } from './composition.ts';
import { figureIn } from './figures/figures.ts';
import { showsType } from './shows-type.ts';
import type { Stage } from './stage.ts';

type PlaceOptions = Partial<Omit<PlacedProduct, 'box'>>;

/** Places the ad's product in a box, standing on the bottom by default. */
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

/** Places the ad's product like {@link placeProduct}; returns nothing if the ad shows no product. */
export function placedProducts(stage: Stage, box: Rect, options?: PlaceOptions): PlacedProduct[] {
  return showsType(stage) ? [] : [placeProduct(stage, box, options)];
}

/**
 * Paints the shape behind the product. If the ad shows no product, its figure (abstract shapes) in `box`
 * replaces product and shape. Layouts with a column for the product therefore keep their arrangement.
 */
export function behindProduct(stage: Stage, box: Rect, shape: () => Painter): Painter {
  return showsType(stage) ? figureIn(stage, box) : shape();
}
