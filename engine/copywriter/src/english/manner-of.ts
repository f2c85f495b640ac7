import { readingOfProduct } from '@adwright/engine-lexicon';
import type { CategoryWords } from '../content/texts.ts';

/** How a product is spoken of: bought, done, visited, taken part in, learnt or tried. */
export type Manner = 'goods' | 'service' | 'place' | 'event' | 'course' | 'digital';

/** The manner of a product by the noun that heads its field, else by the form of its category. */
export function mannerOf(field: string, { form }: CategoryWords): Manner {
  const { nounKind } = readingOfProduct(field);
  if (nounKind === 'event' || nounKind === 'course') return nounKind;
  if (nounKind === 'rental' || nounKind === 'service') return 'service';
  return form;
}
