import { splitClauses } from './clauses.ts';
import type { FactPatterns } from './fact-patterns.ts';
import { type FoundFact, haveCommonPart } from './found-fact.ts';
import type { Span } from './phone.ts';
import { trimSpan } from './widen-facts.ts';

const MAX_CHARACTERS = 40;

/**
 * Adds the free part to a price that applies only afterwards or to larger customers, for example "free up to
 * 20 flats, then €9". Without the free part, the later price would seem to be the whole offer.
 *
 * @param text folded (normalised) text
 */
export function addFreeTiers(
  text: string,
  taken: readonly FoundFact[],
  patterns: FactPatterns,
): FoundFact[] {
  if (taken.some(({ kind }) => kind === 'trial')) return [...taken];
  const clauses = splitClauses(text);
  const tier = clauses.find(
    (clause, at) =>
      at > 0 &&
      !taken.some((found) => haveCommonPart(found, clause)) &&
      isFreeBefore(text, clause, clauses.slice(at + 1), taken, patterns),
  );
  return tier === undefined ? [...taken] : [...taken, { kind: 'trial', ...trimSpan(text, tier) }];
}

/** Tells whether a clause states what is free, and a later clause states the price after it. */
function isFreeBefore(
  text: string,
  clause: Span,
  later: readonly Span[],
  taken: readonly FoundFact[],
  { free, doubted, afterwards }: FactPatterns,
): boolean {
  const said = text.slice(clause.start, clause.end).trim();
  if (said.length > MAX_CHARACTERS || !free.test(said) || doubted.test(said)) return false;
  const limits = numbersIn(said);
  return later.some((other) => {
    const paid = text.slice(other.start, other.end).trim();
    const isPriced = taken.some(({ kind, start }) => {
      const isInside = start >= other.start && start < other.end;
      return kind === 'price' && isInside;
    });
    const counts = numbersIn(paid);
    const isNextTier = limits.some((limit) => counts.some((count) => isNext(limit, count)));
    return isPriced && (afterwards.test(paid) || isNextTier);
  });
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\p{Nd}+/gu)].map(([digits]) => Number(digits));
}

/** Tells whether a paid tier starts where a free one ends, as 11 does after "up to 10". */
function isNext(limit: number, count: number): boolean {
  return limit > 1 && count === limit + 1;
}
