import { CLAUSE_MARKS } from './clauses.ts';
import type { FactPatterns } from './fact-patterns.ts';
import type { FoundFact } from './found-fact.ts';

/** Matches a slash or a bar, which separates two complete prices. */
const SEPARATES = /[/|]/u;
/** Matches instalments, which are another way to pay the same price, for example "or 10x $9". */
const INSTALMENTS = /(?<!\p{Nd})\p{Nd}{1,3}\s?x(?!\p{L})/u;
/**
 * Matches the end of a price whose words come after it, so that the price is complete, for example "£99
 * single £149 couple".
 */
const ENDS_WITH_WORD = /\p{Nd}\s?\p{Sc}?\s\p{L}+$|\/\s?\p{L}+$/u;
const STARTS_WITH_SUM = /^[\p{Nd}\p{Sc}]/u;
const MAX_CHARACTERS = 60;
const MAX_CHARACTERS_BETWEEN = 24;

/**
 * Combines the prices of a clause into one fact, for example "card €3 or 4 for €10", "38 € adult 22
 * € child". As separate facts, a price could seem to belong to the words of the other one.
 */
export function joinSharedClauses(
  text: string,
  taken: readonly FoundFact[],
  patterns: FactPatterns,
): FoundFact[] {
  const whole: FoundFact[] = [];
  for (const found of taken.toSorted((one, other) => one.start - other.start)) {
    const last = whole.at(-1);
    if (last !== undefined && isOnePriceList(text, last, found, patterns))
      whole.splice(-1, 1, { ...last, end: found.end });
    else whole.push(found);
  }
  return whole;
}

function isOnePriceList(
  text: string,
  last: FoundFact,
  found: FoundFact,
  { afterwards }: FactPatterns,
): boolean {
  const between = text.slice(last.end, found.start);
  const next = `${between}${text.slice(found.start, found.end)}`.trim();
  const isPlain = (fact: FoundFact) => fact.kind === 'price' && fact.text === undefined;
  return (
    isPlain(last) &&
    isPlain(found) &&
    last.end <= found.start &&
    between.length <= MAX_CHARACTERS_BETWEEN &&
    found.end - last.start <= MAX_CHARACTERS &&
    !SEPARATES.test(between) &&
    !INSTALMENTS.test(next) &&
    !afterwards.test(next) &&
    !(ENDS_WITH_WORD.test(text.slice(last.start, last.end)) && STARTS_WITH_SUM.test(next)) &&
    !CLAUSE_MARKS.test(between)
  );
}
