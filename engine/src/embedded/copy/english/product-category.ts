import { BODY } from './categories/body.ts';
import type { Category } from './categories/category.ts';
import { FAMILY } from './categories/family.ts';
import { HOME } from './categories/home.ts';
import { LIFE } from './categories/life.ts';
import { TABLE } from './categories/table.ts';
import { WARDROBE } from './categories/wardrobe.ts';
import { WORK } from './categories/work.ts';

/** What the copywriter knows of a kind of product, without the words that name it. */
export type CategoryWords = Omit<Category, 'match'>;

/** Every kind of product that the copywriter knows. */
export const CATEGORIES: readonly Category[] = [
  ...FAMILY,
  ...BODY,
  ...HOME,
  ...TABLE,
  ...WARDROBE,
  ...LIFE,
  ...WORK,
];

const PATTERNS = CATEGORIES.map((category) => ({
  category,
  everyMatch: new RegExp(category.match, 'g'),
}));

/**
 * The kind that the product's words name, or null. English puts what a thing is last ("dog food", "coffee table"), so
 * the match that ends last wins; of two that end together, the longer.
 */
export function categoryOf(product: string): CategoryWords | null {
  const text = product.toLowerCase();
  const matches = PATTERNS.flatMap(({ category, everyMatch }) =>
    [...text.matchAll(everyMatch)].map(({ 0: { length }, index }) => ({
      category,
      length,
      end: index + length,
    })),
  ).sort(
    (a, b) =>
      Number(a.category.weak ?? false) - Number(b.category.weak ?? false) ||
      b.end - a.end ||
      b.length - a.length,
  );
  return matches[0]?.category ?? null;
}
