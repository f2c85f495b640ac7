import { findNameForms, type NounKind, readProduct } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../content/languages.ts';
import { type CategoryWords, getCategory } from '../content/texts.ts';
import { parseProduct } from '../reading/parse-product.ts';
import { findCategoryAtEnd } from '../reading/product-category.ts';

/**
 * For each form (goods, service, …), the id of the general category, whose words suit every product
 * of this form.
 */
const GENERAL: Readonly<Record<CategoryWords['form'], string>> = {
  goods: 'general',
  service: 'general-service',
  place: 'general-place',
  digital: 'general',
};
/**
 * Kinds of head nouns (event, course, rental, service) that the words before them only describe.
 */
const OTHER_THAN_GOODS: ReadonlySet<NounKind> = new Set(['event', 'course', 'rental', 'service']);
const OTHER_THAN_WORK: ReadonlySet<NounKind> = new Set(['event', 'course', 'rental']);

/** Matches ids of categories that any word of the field may identify. */
const TOLD_BY_ANY_WORD = /^(?:general|job$|charity|fairs$|courses$)/;

/**
 * Returns the category if the product's head noun names it, and otherwise the general category of
 * the product's form. Other words than the head noun mislead: a coffee van for parties serves no
 * dinner, and powder coating for wheels is no tyre.
 */
export function confirmCategory(
  category: CategoryWords,
  field: string,
  told?: WrittenLanguage,
): CategoryWords {
  const { solemn, delicate, id, form } = category;
  const { nounKind } = readProduct(field, told);
  if (solemn || delicate || TOLD_BY_ANY_WORD.test(id)) return category;
  // A product that is work, such as "sheep shearing", never gets the category of a place, even if words about travel
  // are beside it.
  const { name } = parseProduct(field, '');
  if (form === 'place' && findNameForms(name).endsWith('work-of-itself')) {
    return isOfHead(category, field, told) ? category : getCategory('general-service');
  }
  // The category of goods must not come from a word that only describes a service or an event.
  // "Alpaca trekking", for example, isn't gear, and "veil hire" isn't a veil.
  const isGoods = getCategory(id).form === 'goods';
  const others = isGoods ? OTHER_THAN_GOODS : OTHER_THAN_WORK;
  const isOther = nounKind !== null && others.has(nounKind);
  if (!isOther || form === 'digital') return category;
  if (!isGoods && isOfHead(category, field, told)) return category;
  if (nounKind === 'event') return getCategory('general-place');
  if (nounKind === 'course') return getCategory('courses');
  if (nounKind === 'service' || nounKind === 'rental') return getCategory('general-service');
  if (nounKind === 'place') return getCategory('general-place');
  return getCategory(GENERAL[form]);
}

function isOfHead({ id }: CategoryWords, field: string, told?: WrittenLanguage): boolean {
  const { isHeadConcept, concept } = readProduct(field, told);
  if (isHeadConcept && concept?.category === id) return true;
  const { name } = parseProduct(field, '');
  return (
    findCategoryAtEnd(name.replace(/\s+(?:services?|company|shop|store|studio|specialists?)$/i, ''))
      ?.id === id || findCategoryAtEnd(name)?.id === id
  );
}
