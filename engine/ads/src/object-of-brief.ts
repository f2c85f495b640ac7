import { type AdCopy, type CopyBrief, productKind } from '@adwright/engine-lexicon';
import { type ProductKind, SCULPTURES } from '@adwright/engine-objects';
import { cycle } from '@adwright/engine-pixels';

/**
 * The object that shows what a brief sells: the one that its words name, or for small goods of which nothing is known but
 * their name a carton that bears it; for all else one of the sculptures in turn, which claim nothing.
 * @param number of the ad in its row
 */
export function objectOf(
  { product }: Pick<CopyBrief, 'product'>,
  { inCartons }: Pick<AdCopy, 'inCartons'>,
  number: number,
): ProductKind {
  return productKind(product) ?? (inCartons ? 'carton' : cycle(SCULPTURES, number));
}
