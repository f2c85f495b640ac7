import type { ProductKind } from '@adwright/engine-objects';
import { keepLast } from '../keep-last.ts';
import { type ProductReading, understandProduct } from './understand-product.ts';

/** What a product field names. The last answer is kept, for words and picture ask for the same. */
export const readingOfProduct: (product: string) => ProductReading = keepLast(
  (product: string) => [product],
  (product: string) => understandProduct(product),
);

/** The drawn object that shows a product; null where none does. */
export function productKind(product: string): ProductKind | null {
  return readingOfProduct(product).object;
}
