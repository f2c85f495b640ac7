import { placesOf } from '@adwright/engine-lexicon';
import { CATEGORY_PATTERNS, NAMED_CATEGORY_IDS } from '../content/category-patterns.ts';
import { type CategoryWords, categoryWithId } from '../content/texts.ts';

const PATTERNS = NAMED_CATEGORY_IDS.map((id) => ({
  category: categoryWithId(id),
  everyMatch: new RegExp(CATEGORY_PATTERNS[id], 'g'),
}));

/**
 * The kind that the product's words name, or null. English puts what a thing is last ("dog food", "coffee table"), so
 * the match that ends last wins; of two that end together, the longer.
 */
export function categoryOf(product: string): CategoryWords | null {
  return matchesOf(product)[0]?.category ?? null;
}

/** The kind that the last of the product's words name, or null: "survey" is what a drone survey is. */
export function categoryEnding(product: string): CategoryWords | null {
  const [best] = matchesOf(product);
  return best?.end === product.length ? best.category : null;
}

function matchesOf(product: string) {
  const text = product.toLowerCase();
  return PATTERNS.flatMap(({ category, everyMatch }) =>
    placesOf(everyMatch, text).map(({ start, end }) => ({ category, length: end - start, end })),
  ).sort(
    (a, b) =>
      Number(a.category.weak ?? false) - Number(b.category.weak ?? false) ||
      b.end - a.end ||
      b.length - a.length,
  );
}
