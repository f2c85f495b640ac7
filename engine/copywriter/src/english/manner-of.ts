import { readingOfProduct } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../content/languages.ts';
import type { CategoryWords } from '../content/texts.ts';

/** A person who works to order, so customers ask for what would otherwise be goods. */
const CRAFTSPERSON =
  /^(?:[\w’'-]+ ){0,3}?(?:(?:violin|guitar|instrument|bow|piano|organ|harp|cabinet|furniture|clock|watch|shoe|saddle|kilt|dress|hat)[ -]?makers?|luthiers?|beekeepers?|blacksmiths?|silversmiths?|goldsmiths?|thatchers?|stonemasons?|bookbinders?|upholsterers?|tailors?|seamstress(?:es)?|saddlers?|farriers?)(?= (?:in|at|near|from|for|of|on)\b|\s*(?:[,:;.(–—]|$))/iu;

/** The verb that suits a product: bought, done, visited, taken part in, learnt or tried. */
export type Manner =
  | 'goods'
  | 'service'
  | 'place'
  | 'travel'
  | 'practice'
  | 'event'
  | 'course'
  | 'digital';

/** The manner of a product by the head noun of its field, or by the form of its category. */
export function mannerOf(
  field: string,
  { form, id, manner }: CategoryWords,
  told?: WrittenLanguage,
): Manner {
  const { nounKind } = readingOfProduct(field, told);
  if (nounKind === 'event' || nounKind === 'course') return nounKind;
  if (id === 'courses') return 'course';
  if (manner) return manner;
  if (nounKind === 'rental' || nounKind === 'service') return 'service';
  return form === 'goods' && CRAFTSPERSON.test(field) ? 'service' : form;
}
