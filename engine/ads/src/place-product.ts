import type { Rect } from '@adwright/engine-pixels';
import type { PlacedProduct } from './composition.ts';
import type { Stage } from './stage.ts';

/** The ad's product in a box, standing on the box's bottom unless said otherwise. */
export function placeProduct(
  stage: Stage,
  box: Rect,
  options: Partial<Omit<PlacedProduct, 'box'>> = {},
): PlacedProduct {
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
