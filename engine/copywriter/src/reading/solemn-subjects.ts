import {
  type CopyBrief,
  cutBefore,
  keepLast,
  kindsOfAudience,
  readingOfProduct,
} from '@adwright/engine-lexicon';
import { categoryWithId } from '../content/texts.ts';
import { categoryOf } from './product-category.ts';

/** Whether a field, in whatever language, speaks of a funeral or a grave. */
export function isFarewell(product: string): boolean {
  return readingOfProduct(product).trade === 'farewell';
}

/** Whether the product or the audience of a brief is solemn, so that its ad must not be cheerful. */
export function isGrave({
  product,
  audience = '',
}: Pick<CopyBrief, 'product'> & { audience?: string }): boolean {
  return (
    isSolemn(product) || [product, audience].some((text) => kindsOfAudience(text).has('grave'))
  );
}

/** The brief, with the emotion `trust` where it is solemn. */
export function calmed<
  Asked extends Pick<CopyBrief, 'product' | 'emotion'> & { audience?: string },
>(brief: Asked): Asked {
  return isGrave(brief) ? { ...brief, emotion: 'trust' } : brief;
}

const isSolemn = keepLast(
  (product: string) => [product],
  (product) => {
    // "Gloves for wheelchair users" are gloves.
    const named = categoryOf(cutBefore(product, 'en', 'modifiersBegin', 'clausesBegin'));
    return named?.solemn === true || isFarewell(product) || isSolemnElsewhere(product);
  },
);

/** Whether a field in another language than English names a solemn thing: its words have no English category. */
function isSolemnElsewhere(product: string): boolean {
  const { language, concept } = readingOfProduct(product);
  if (language === 'en' || !concept?.category) return false;
  return categoryWithId(concept.category).solemn === true;
}
