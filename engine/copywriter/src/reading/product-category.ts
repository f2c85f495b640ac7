import { findNamedConcepts } from '@adwright/engine-lexicon';
import { type CategoryWords, getCategory } from '../content/texts.ts';

/**
 * Returns the category that the product's words name; null if none does. The head noun comes last
 * in English ("dog food", "coffee table"), so the term that ends last is used. If two terms end
 * together, the longer term is used.
 */
export function findProductCategory(product: string): CategoryWords | null {
  return listProductCategories(product)[0]?.category ?? null;
}

/**
 * Returns the category that the product's last words name. A drone survey, for example, is a
 * "survey". The result is null if the words name no category.
 */
export function findCategoryAtEnd(product: string): CategoryWords | null {
  const [best] = listProductCategories(product);
  return best?.end === product.length ? best.category : null;
}

function listProductCategories(product: string) {
  return findNamedConcepts(product, 'en', ({ category }) => category !== null)
    .map(({ concept: { category }, start, end }) => ({
      category: category ? getCategory(category) : null,
      length: end - start,
      end,
    }))
    .sort(
      (a, b) =>
        Number(a.category?.weak ?? false) - Number(b.category?.weak ?? false) ||
        b.end - a.end ||
        b.length - a.length,
    );
}
