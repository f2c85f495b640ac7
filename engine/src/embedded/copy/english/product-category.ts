import { BODY } from './categories/body.ts';
import type { Category } from './categories/category.ts';
import { FAMILY } from './categories/family.ts';
import { HOME } from './categories/home.ts';
import { LIFE } from './categories/life.ts';
import { TABLE } from './categories/table.ts';
import { WARDROBE } from './categories/wardrobe.ts';
import { GENERAL, WORK } from './categories/work.ts';

/** What the copywriter knows of a kind of product, without the words that name it. */
export type CategoryWords = Omit<Category, 'match'>;

/** Every kind of product that the copywriter knows, the general one last. */
export const CATEGORIES: readonly Category[] = [
  ...FAMILY,
  ...BODY,
  ...HOME,
  ...TABLE,
  ...WARDROBE,
  ...LIFE,
  ...WORK,
  GENERAL,
];

/**
 * The kind that the product's words name. English puts what a thing is last ("dog food", "coffee table"), so the match
 * that ends last wins; of two that end together, the one that begins first.
 */
export function categoryOf(product: string): CategoryWords {
  const text = product.toLowerCase();
  let best: CategoryWords = GENERAL;
  let bestEnd = 0;
  let bestLength = 0;
  for (const category of CATEGORIES) {
    for (const match of text.matchAll(new RegExp(category.match, 'g'))) {
      const end = match.index + match[0].length;
      if (end > bestEnd || (end === bestEnd && match[0].length > bestLength)) {
        best = category;
        bestEnd = end;
        bestLength = match[0].length;
      }
    }
  }
  return best;
}
