import type { Rect } from '@adwright/engine-pixels';
import type { Painter, PlacedProduct } from './composition.ts';
import { figureIn } from './figures/figures.ts';
import { showsType } from './shows-type.ts';
import type { Stage } from './stage.ts';

type PlaceOptions = Partial<Omit<PlacedProduct, 'box'>>;

/** The ad's product in a box, standing on the box's bottom unless said otherwise. */
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

/** The same, for layouts that also do without: empty where the ad shows none. */
export function placedProducts(stage: Stage, box: Rect, options?: PlaceOptions): PlacedProduct[] {
  return showsType(stage) ? [] : [placeProduct(stage, box, options)];
}

/**
 * What stands behind the product; where the ad shows none, its figure in `box` takes the place of both. Layouts that are
 * read from side to side keep their arrangement so.
 */
export function behindProduct(stage: Stage, box: Rect, shape: () => Painter): Painter {
  return showsType(stage) ? figureIn(stage, box) : shape();
}
