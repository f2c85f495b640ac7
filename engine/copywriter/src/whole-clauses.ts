import {
  type AdCopy,
  capitalise,
  containsWholeText,
  type Fact,
  readProduct,
  tidy,
} from '@adwright/engine-lexicon';
import { joinsThings } from './content/conjunctions.ts';
import type { WrittenLanguage } from './content/languages.ts';
import { isMostOf, measureWidth } from './content/width.ts';
import { joinClausesLeft } from './localised/sentences.ts';
import { splitClauses } from './reading/facts/clauses.ts';

/** A product field without overruled facts, and the product's name that the ad prints. */
export interface ProductField {
  product: string;
  name: string;
}

/** Maximum width of a clause in a picture's facts line, in Latin letters. */
export const MAX_CLAUSE_WIDTH = 40;

/**
 * Lists the clauses of a product field that say more than the product's name. The first clause and clauses
 * with the name are left out. The clauses are trimmed and otherwise as typed.
 */
export function listFurtherClauses(product: string, name: string): string[] {
  const text = tidy(product);
  return splitClauses(text)
    .slice(1)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((clause) => !containsWholeText(clause, name));
}

/**
 * Replaces facts by the whole clauses that contain them, because a fact alone may say too little:
 * "in Moema" becomes "pick-up on the same day in Moema". A fact is unchanged if its clause contains
 * another fact. A phone number is unchanged unless its clause has a further number, such as the hour
 * until which calls are answered.
 */
export function extendToClauses<Shown extends Fact>(
  facts: readonly Shown[],
  all: readonly Fact[],
  { product, name }: ProductField,
  language: WrittenLanguage | 'und',
): Shown[] {
  const clauses = listFurtherClauses(product, name).filter(
    (clause) => measureWidth(clause) <= MAX_CLAUSE_WIDTH,
  );
  return facts.map((fact) => {
    const whole = clauses.find(
      (clause) =>
        clause.length > fact.text.length &&
        containsWholeText(clause, fact.text) &&
        all.filter(({ text }) => containsWholeText(clause, text)).length === 1,
    );
    if (whole === undefined || (fact.kind === 'place' && namesGoods(whole))) return fact;
    const isMore = fact.kind !== 'phone' || countDigits(whole) > countDigits(fact.text);
    return isMore ? { ...fact, text: capitalise(whole, language) } : fact;
  });
}

/**
 * Tells whether a clause ends with a fact and has a word such as "and" before it. The fact then applies to a
 * list that starts in an earlier clause: "soup, main course and drink for £12".
 */
export function endsList(clause: string, fact: string, language: WrittenLanguage | 'und'): boolean {
  return joinsThings(language).test(clause.slice(0, clause.length - fact.length));
}

/**
 * Tells whether a clause names what is sold. After a brand, such a clause describes the product and is more
 * than its place, for example "Fernhill Wash, mobile car valeting in Derby".
 */
function namesGoods(clause: string): boolean {
  return readProduct(clause).concept !== null;
}

function countDigits(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}

/**
 * Removes from a subline the clauses that the picture also prints as its offer or as a fact. If nothing of
 * the subline would remain, the facts that it contains are removed from the facts line instead.
 */
export function removeStatedClauses(copy: AdCopy, language: WrittenLanguage | 'und'): AdCopy {
  const facts = [copy.offer?.text, ...(copy.facts ?? [])].filter((fact) => fact !== undefined);
  const { subline } = copy;
  const clauses = splitClauses(subline);
  const isKept = clauses.map(({ start, end }) => {
    const clause = subline.slice(start, end);
    return !facts.some((fact) => containsWholeText(fact, clause) && repeats(clause, fact));
  });
  if (isKept.every(Boolean)) return copy;
  if (!isKept.includes(true)) {
    const unsaid = copy.facts?.filter((fact) => !containsWholeText(subline, fact)) ?? [];
    const { facts: _, ...rest } = copy;
    return unsaid.length === 0 ? rest : { ...copy, facts: unsaid };
  }
  const marked = clauses.map(({ start, end }, at) => {
    const text = subline.slice(start, end).trimStart();
    return { mark: subline.slice(clauses[at - 1]?.end ?? 0, end - text.length), text };
  });
  const end = subline.slice(clauses.at(-1)?.end ?? 0);
  const left = capitalise(joinClausesLeft(marked, isKept, language), language);
  return { ...copy, subline: left + end };
}

/**
 * Tells whether a clause only repeats a fact. A single word may mean more than its share of a
 * longer fact: "Members" states what an app manages, beside "free for up to 50 members".
 */
function repeats(clause: string, fact: string): boolean {
  return clause.trim().includes(' ') || isMostOf(fact, clause);
}
