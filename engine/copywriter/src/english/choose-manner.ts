import { readProduct } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../content/languages.ts';
import type { CategoryWords } from '../content/texts.ts';
import { isPrivateSale } from '../reading/first-person.ts';

/**
 * Matches names of people who make things to order: customers ask them for something that others
 * sell as goods.
 */
const CRAFTSPERSON =
  /^(?:[\w’'-]+ ){0,3}?(?:(?:violin|guitar|instrument|bow|piano|organ|harp|cabinet|furniture|clock|watch|shoe|saddle|kilt|dress|hat)[ -]?makers?|luthiers?|beekeepers?|blacksmiths?|silversmiths?|goldsmiths?|thatchers?|stonemasons?|bookbinders?|upholsterers?|tailors?|seamstress(?:es)?|saddlers?|farriers?)(?= (?:in|at|near|from|for|of|on)\b|\s*(?:[,:;.(–—]|$))/iu;

/**
 * How customers use a product, which determines the verb: they buy it, have it done, visit it, take
 * part in it, learn it or try it.
 */
export type Manner =
  | 'goods'
  | 'service'
  | 'place'
  | 'travel'
  | 'practice'
  | 'event'
  | 'course'
  | 'digital';

/**
 * Returns how customers use a product. The head noun of the product field determines how customers
 * use the product. If the noun is ambiguous, the category determines how customers use the product.
 */
export function chooseManner(
  field: string,
  { form, id, manner }: CategoryWords,
  told?: WrittenLanguage,
): Manner {
  const { nounKind } = readProduct(field, told);
  if (nounKind === 'event' || nounKind === 'course') return nounKind;
  if (id === 'courses') return 'course';
  if (manner) return manner;
  // "Selling my van" names a deed of the seller and no service.
  if (isPrivateSale(field)) return form;
  if (nounKind === 'rental' || nounKind === 'service') return 'service';
  return form === 'goods' && CRAFTSPERSON.test(field) ? 'service' : form;
}
