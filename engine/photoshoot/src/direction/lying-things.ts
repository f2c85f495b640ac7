import { detectBriefLanguage, findHeadWord } from '@adwright/engine-lexicon';

/**
 * Tells whether a product usually lies or hangs instead of standing. The main noun of the product's name
 * decides: a pen holder stands, although a pen would lie.
 */
export function liesByNature(product: string): boolean {
  const head = findHeadWord(product, 'wish', detectBriefLanguage(product));
  return head?.concepts.some(({ wish }) => wish.lies) ?? false;
}
