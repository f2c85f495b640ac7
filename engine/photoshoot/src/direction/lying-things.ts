import { headWord, languageOfBrief } from '@adwright/engine-lexicon';

/** Whether a product lies or hangs by itself. A pen holder stands. */
export function liesByNature(product: string): boolean {
  const head = headWord(product, 'wish', languageOfBrief(product));
  return head?.concepts.some(({ wish }) => wish.lies) ?? false;
}
