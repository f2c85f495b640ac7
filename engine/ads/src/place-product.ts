import type { Rect } from '@adwright/engine-pixels';
import type { Painter, PlacedProduct } from './composition.ts';
import { figureIn } from './figures/figures.ts';
import { showsType } from './shows-type.ts';
import type { Stage } from './stage.ts';

type PlaceOptions = Partial<Omit<PlacedProduct, 'box'>>;

/** The ad's product in a box, standing on the bottom by default. */
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

/** The same for layouts that work without a product; empty if the ad shows none. */
export function placedProducts(stage: Stage, box: Rect, options?: PlaceOptions): PlacedProduct[] {
  return showsType(stage) ? [] : [placeProduct(stage, box, options)];
}

/**
 * The shape behind the product. If the ad shows no product, its figure in `box` replaces both, so horizontal
 * layouts keep their arrangement.
 */
export function behindProduct(stage: Stage, box: Rect, shape: () => Painter): Painter {
  return showsType(stage) ? figureIn(stage, box) : shape();
}
