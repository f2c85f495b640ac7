import { GRAMMARS } from '@adwright/engine-lexicon';

const APPS = new Set(Object.values(GRAMMARS).flatMap(({ apps }) => apps));
const CLAUSES = /[,،、，;]/u;

/** Whether a clause is only the word for an app. Such a clause names the kind of product and is not a sentence. */
export function isAppLabel(clause: string): boolean {
  return APPS.has(clause.trim().toLowerCase());
}

/** Whether a product field has such a clause: "learn Italian in 10 minutes a day, app". */
export function hasAppLabel(product: string): boolean {
  return product.split(CLAUSES).some(isAppLabel);
}
