import type { ProductKind } from '@adwright/engine-objects';
import { keepLast } from '../keep-last.ts';
import { understandProduct } from './understand-product.ts';

/** The drawn object that shows a product; null where none does. The last answer is kept, for ads ask several times. */
export const productKind: (product: string) => ProductKind | null = keepLast(
  (product: string) => [product],
  (product: string) => understandProduct(product).object,
);
