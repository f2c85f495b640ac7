import { type NounKind, readingOfProduct } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../content/languages.ts';
import { type CategoryWords, categoryWithId } from '../content/texts.ts';
import { parseProduct } from '../reading/parse-product.ts';
import { categoryEnding } from '../reading/product-category.ts';

/** General words of a category that suit everything of its form. */
const GENERAL: Readonly<Record<CategoryWords['form'], string>> = {
  goods: 'general',
  service: 'general-service',
  place: 'general-place',
  digital: 'general',
};
/** Nouns that change the kind of the goods or service beside them. */
const OTHER_THAN_GOODS: ReadonlySet<NounKind> = new Set(['event', 'course', 'rental', 'service']);
const OTHER_THAN_WORK: ReadonlySet<NounKind> = new Set(['event', 'course', 'rental']);

/** Categories that a word other than the head noun identifies correctly. */
const TOLD_BY_ANY_WORD = /^(?:general|job$|charity|fairs$|courses$)/;

/**
 * The category if the product's head noun names it. A coffee van for parties serves no dinner, and powder
 * coating for wheels is not a tyre, so a category from another word is replaced by the general one of its
 * form.
 */
export function sureCategory(
  category: CategoryWords,
  field: string,
  told?: WrittenLanguage,
): CategoryWords {
  const { solemn, delicate, id, form } = category;
  const { nounKind } = readingOfProduct(field, told);
  if (solemn || delicate || TOLD_BY_ANY_WORD.test(id)) return category;
  // Either word identifies a repair service. But "alpaca trekking" isn't gear, and "veil hire" isn't a veil.
  const isGoods = categoryWithId(id).form === 'goods';
  const others = isGoods ? OTHER_THAN_GOODS : OTHER_THAN_WORK;
  const isOther = nounKind !== null && others.has(nounKind);
  if (!isOther || form === 'digital') return category;
  if (!isGoods && isOfHead(category, field, told)) return category;
  if (nounKind === 'event') return categoryWithId('general-place');
  if (nounKind === 'course') return categoryWithId('courses');
  if (nounKind === 'service' || nounKind === 'rental') return categoryWithId('general-service');
  if (nounKind === 'place') return categoryWithId('general-place');
  return categoryWithId(GENERAL[form]);
}

function isOfHead({ id }: CategoryWords, field: string, told?: WrittenLanguage): boolean {
  const { isHeadConcept, concept } = readingOfProduct(field, told);
  if (isHeadConcept && concept?.category === id) return true;
  const { name } = parseProduct(field, '');
  return (
    categoryEnding(name.replace(/\s+(?:services?|company|shop|store|studio|specialists?)$/i, ''))
      ?.id === id || categoryEnding(name)?.id === id
  );
}
