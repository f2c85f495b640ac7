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
import { measureWidth } from './content/width.ts';
import { splitClauses } from './reading/facts/clauses.ts';
import type { Span } from './reading/facts/phone.ts';

/** A product field without overruled facts, and the product's name that the ad prints. */
export interface ProductField {
  product: string;
  name: string;
}

/** Maximum width of a clause that a picture prints as a small fact, in Latin letters. */
export const MAX_CLAUSE_WIDTH = 40;

/**
 * Lists the clauses of a product field that say more than the product's name: all but the first
 * one and those with the name. The clauses are trimmed and otherwise as typed.
 */
export function listFurtherClauses(product: string, name: string): string[] {
  const text = tidy(product);
  return splitClauses(text)
    .slice(1)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((clause) => !containsWholeText(clause, name));
}

/**
 * Extends facts to the clauses that contain them, because a part of a clause may say less than the
 * whole, for example "in Moema" of "pick-up on the same day in Moema". A clause with several facts
 * stays divided. A phone number is extended only if its clause contains another number, such as the
 * hour until which calls are answered.
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
 * Extends the highlighted fact to its clause, for example "€42.50 p.p. incl. boat back". If a word
 * such as "and" precedes the fact, the fact applies to a list that starts in an earlier clause, and
 * is not extended.
 */
export function extendOffer<Shown extends Fact>(
  offer: Shown,
  all: readonly Fact[],
  { product, name }: ProductField,
  language: WrittenLanguage | 'und',
): Shown {
  const [whole = offer] = extendToClauses([offer], all, { product, name }, language);
  const lead = whole.text.slice(0, whole.text.length - offer.text.length);
  return joinsThings(language).test(lead) ? offer : whole;
}

/**
 * Tells whether a clause names what is sold. Behind a brand, such a clause is the description of
 * the product, and not only its place, for example "Fernhill Wash, mobile car valeting in Derby".
 */
function namesGoods(clause: string): boolean {
  return readProduct(clause).concept !== null;
}

function countDigits(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}

/**
 * Removes from a subline the clauses that the picture also prints as its offer or as a fact. If
 * nothing of the subline would remain, its facts are removed from the facts line instead.
 */
export function removeStatedClauses(copy: AdCopy, language: WrittenLanguage | 'und'): AdCopy {
  const facts = [copy.offer?.text, ...(copy.facts ?? [])].filter((fact) => fact !== undefined);
  const { subline } = copy;
  const clauses = splitClauses(subline);
  const isKept = ({ start, end }: Span) => {
    const clause = subline.slice(start, end);
    return !facts.some((fact) => containsWholeText(fact, clause) && repeats(clause, fact));
  };
  const kept = clauses.filter(isKept);
  if (kept.length === clauses.length) return copy;
  if (kept.length === 0) {
    const unsaid = copy.facts?.filter((fact) => !containsWholeText(subline, fact)) ?? [];
    const { facts: _, ...rest } = copy;
    return unsaid.length === 0 ? rest : { ...copy, facts: unsaid };
  }
  let left = '';
  let open = '';
  for (const [at, clause] of clauses.entries()) {
    const said = subline.slice(clause.start, clause.end).trimStart();
    const mark = subline.slice(clauses[at - 1]?.end ?? 0, clause.end - said.length);
    // If a removed clause started a sentence, the clause after it starts the sentence.
    const joint = SENTENCE_END.test(open) ? open : mark;
    if (isKept(clause)) {
      const isStart = left === '' || joint !== mark;
      left += (left === '' ? '' : joint) + (isStart ? capitalise(said, language) : said);
    }
    open = isKept(clause) ? '' : joint;
  }
  const end = subline.slice(clauses.at(-1)?.end ?? 0);
  return { ...copy, subline: left + end };
}

/**
 * Tells whether a clause only repeats a fact. A single word may mean more than its share of a
 * longer fact: "Members" states what an app manages, beside "free for up to 50 members".
 */
function repeats(clause: string, fact: string): boolean {
  return clause.trim().includes(' ') || measureWidth(clause) * 2 >= measureWidth(fact);
}

const SENTENCE_END = /[.!?…。！？।]/u;
