import {
  type CopyBrief,
  cutBefore,
  findAudienceKinds,
  keepLast,
  readProduct,
} from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../content/languages.ts';
import { getCategory } from '../content/texts.ts';
import type { PreparedBrief } from './prepared-brief.ts';
import { findProductCategory } from './product-category.ts';

/** Tells whether a product field in any language is about a funeral or a grave. */
export function isFarewell(product: string, language?: WrittenLanguage): boolean {
  return readProduct(product, language).trade === 'farewell';
}

/**
 * Tells whether the product or the audience of a brief is so serious that the ad must not be
 * cheerful.
 */
export function isGrave(
  { product, audience = '' }: Pick<CopyBrief, 'product'> & { audience?: string },
  language?: WrittenLanguage,
): boolean {
  return (
    isSolemn({ product, language }) ||
    [product, audience].some((text) => findAudienceKinds(text).has('grave'))
  );
}

/**
 * Returns the brief with the emotion `trust` if its subject is solemn (illness, death). If the
 * subject is not solemn, the brief is returned unchanged.
 */
export function calmEmotion<
  Asked extends Pick<PreparedBrief, 'product' | 'emotion' | 'told'> & { audience?: string },
>(brief: Asked): Asked {
  return isGrave(brief, brief.told) ? { ...brief, emotion: 'trust' } : brief;
}

const isSolemn = keepLast(
  ({ product, language }: { product: string; language: WrittenLanguage | undefined }) => [
    product,
    language,
  ],
  ({ product, language }) => {
    // The audience after "for" is cut off; for example, "gloves for wheelchair users" are gloves
    // and not an aid.
    const named = findProductCategory(cutBefore(product, 'en', 'modifiersBegin', 'clausesBegin'));
    return (
      named?.solemn === true ||
      isFarewell(product, language) ||
      isSolemnElsewhere(product, language)
    );
  },
);

/**
 * Tells whether a product field in a language other than English is solemn (about illness or
 * death). The category that the lexicon states determines the result, because the field's words
 * name no English category.
 */
function isSolemnElsewhere(product: string, known?: WrittenLanguage): boolean {
  const { language, concept } = readProduct(product, known);
  if (language === 'en' || !concept?.category) return false;
  return getCategory(concept.category).solemn === true;
}
