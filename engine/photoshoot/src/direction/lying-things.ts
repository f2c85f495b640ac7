import { headWord, languageOfBrief } from '@adwright/engine-lexicon';

/**
 * Tells whether a product usually lies or hangs instead of standing. The main noun of the product's name
 * decides: a pen holder stands, although a pen would lie.
 */
export function liesByNature(product: string): boolean {
  const head = headWord(product, 'wish', languageOfBrief(product));
  return head?.concepts.some(({ wish }) => wish.lies) ?? false;
}
