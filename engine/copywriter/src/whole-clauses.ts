import {
  type AdCopy,
  capitalise,
  containsWholeText,
  type Fact,
  readProduct,
  tidy,
} from '@adwright/engine-lexicon';
import { joinsThings, opensWithAnd } from './content/conjunctions.ts';
import type { WrittenLanguage } from './content/languages.ts';
import { isMostOf, measureWidth } from './content/width.ts';
import { joinClausesLeft } from './localised/sentences.ts';
import { splitClauses } from './reading/facts/clauses.ts';
import { LIST_COMMA } from './reading/facts/letters.ts';
import type { Span } from './reading/facts/phone.ts';
import { opensCondition } from './reading/opens-condition.ts';

/** A product field without overruled facts, and the product's name that the ad prints. */
export interface ProductField {
  product: string;
  name: string;
}

/** Maximum width of a clause in a picture's facts line, in Latin letters. */
export const MAX_CLAUSE_WIDTH = 40;

/**
 * Lists the clauses of a product field that say more than the product's name: all clauses without the
 * name. The clauses are trimmed and otherwise as typed. A label before a colon and a condition belong to
 * the clause after them. If both together are too wide, the label is left out, and so are a condition and
 * its consequence.
 */
export function listFurtherClauses(
  product: string,
  name: string,
  language: WrittenLanguage | 'und',
): string[] {
  const text = tidy(product);
  const isNamed = ({ start, end }: Span) => containsWholeText(text.slice(start, end), name);
  const [first, ...others] = splitClauses(text);
  const clauses: Span[] = first === undefined || isNamed(first) ? [] : [{ ...first }];
  for (const clause of others) {
    const last = clauses.at(-1);
    const gap = last === undefined ? '' : text.slice(last.end, clause.start);
    const isCondition =
      last !== undefined && opensCondition(text.slice(last.start, last.end), language);
    const isJoined = /^[:：]\s*$/u.test(gap) || (isCondition && /^[,،，、]\s*$/u.test(gap));
    if (!last || !isJoined) clauses.push({ ...clause });
    else if (measureWidth(text.slice(last.start, clause.end).trim()) <= MAX_CLAUSE_WIDTH)
      last.end = clause.end;
    else if (isCondition) clauses.pop();
    else Object.assign(last, clause);
  }
  return clauses
    .filter((clause) => !isNamed(clause))
    .map(({ start, end }) => text.slice(start, end).trim());
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
  const clauses = listFurtherClauses(product, name, language).filter(
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
    return isMore
      ? { ...fact, text: capitalise(whole.replace(opensWithAnd(language), ''), language) }
      : fact;
  });
}

/**
 * Tells whether a clause has a word such as "and" or the comma of a list before a fact. The fact of such a
 * clause applies to the whole list, for example "soup, main course and drink for £12".
 */
export function endsList(clause: string, fact: string, language: WrittenLanguage | 'und'): boolean {
  const at = clause.toLowerCase().lastIndexOf(fact.toLowerCase());
  const before = clause.slice(0, Math.max(0, at));
  return LIST_COMMA.test(before) || joinsThings(language).test(before);
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
 * Removes from a subline the clauses that the picture also prints as its offer or as a fact. If the subline would
 * become empty, it stays, and its facts are removed from the facts line.
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
  const left = capitalise(joinClausesLeft(marked, isKept, language), language);
  const end = subline.slice(clauses.at(-1)?.end ?? 0);
  return { ...copy, subline: removeLoneBrackets(left + (markBehindLeft(marked, isKept) ?? end)) };
}

/** Returns the question or exclamation mark behind the last clause left if the clauses after it are removed. */
function markBehindLeft(
  clauses: readonly { mark: string }[],
  isKept: readonly boolean[],
): string | null {
  const mark = clauses[isKept.lastIndexOf(true) + 1]?.mark.trim() ?? '';
  return /^[?!？！؟]/u.test(mark) ? mark : null;
}

/** Removes brackets without a partner, and the space before the punctuation that is left. */
function removeLoneBrackets(text: string): string {
  const opened: number[] = [];
  const lone = new Set<number>();
  for (const [at, sign] of [...text].entries()) {
    if (/[(（]/u.test(sign)) opened.push(at);
    if (/[)）]/u.test(sign) && opened.pop() === undefined) lone.add(at);
  }
  for (const at of opened) lone.add(at);
  if (lone.size === 0) return text;
  return [...text]
    .filter((_, at) => !lone.has(at))
    .join('')
    .replace(/\s+(?=[,.;:!?])/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
}

/**
 * Tells whether a clause only repeats a fact. A single word may mean more than its share of a
 * longer fact: "Members" states what an app manages, beside "free for up to 50 members".
 */
function repeats(clause: string, fact: string): boolean {
  return clause.trim().includes(' ') || isMostOf(fact, clause);
}
