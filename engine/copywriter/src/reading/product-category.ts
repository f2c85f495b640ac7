import { namedConcepts } from '@adwright/engine-lexicon';
import { type CategoryWords, categoryWithId } from '../content/texts.ts';

/**
 * The kind that the product's words name, or null. English puts what a thing is last ("dog food", "coffee table"), so
 * the term that ends last wins; of two that end together, the longer.
 */
export function categoryOf(product: string): CategoryWords | null {
  return categoriesIn(product)[0]?.category ?? null;
}

/** The kind that the last of the product's words name, or null: "survey" is what a drone survey is. */
export function categoryEnding(product: string): CategoryWords | null {
  const [best] = categoriesIn(product);
  return best?.end === product.length ? best.category : null;
}

function categoriesIn(product: string) {
  return namedConcepts(product, 'en', ({ category }) => category !== null)
    .map(({ concept: { category }, start, end }) => ({
      category: category ? categoryWithId(category) : null,
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
