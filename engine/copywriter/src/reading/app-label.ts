import { GRAMMARS } from '@adwright/engine-lexicon';

const APPS = new Set(Object.values(GRAMMARS).flatMap(({ apps }) => apps));
const CLAUSES = /[,،、，;]/u;

/**
 * Tells whether a clause consists only of a word for an app. A clause such as "app" only names the
 * kind of product, so it is not printed as a sentence.
 */
export function isAppLabel(clause: string): boolean {
  return APPS.has(clause.trim().toLowerCase());
}

/**
 * Tells whether a clause of a product field consists only of a word for an app, as in "learn
 * Italian in 10 minutes a day, app".
 */
export function hasAppLabel(product: string): boolean {
  return product.split(CLAUSES).some(isAppLabel);
}
