import { findConcepts } from '../concepts/lexicon.ts';
import type { Mention } from '../concepts/term-index.ts';
import { getConcept, type Scope } from './named-part.ts';
import { isBefore, isWay } from './ways-of-selling.ts';

/**
 * Returns a text without the names of brands and models, which belong to no language: "VW Golf" is not English, and
 * "Seat" is no seat.
 */
export function removeBrands(text: string): string {
  let kept = text;
  for (const { start, end } of findConcepts(text, 'brand'))
    kept = kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end);
  return kept;
}

/** Minimum number of letters of an unknown word; shorter words belong to a model, as in "BMW 320d xDr". */
const MIN_UNKNOWN = 4;

/**
 * Tells whether a brand only states to what an unknown thing belongs, as in "Kotflügel VW Golf" (a fender for
 * a car). A brand names the thing itself only if the field has no other noun.
 */
export function isBrandOfUnknown(
  mention: Mention,
  mentions: readonly Mention[],
  { segment, tokens, grammar }: Scope,
): boolean {
  if (!getConcept(mention).brand) return false;
  const { colours, options, soldAs, details, before, accompanies } = grammar;
  const small = [...colours, ...options, ...soldAs, ...details, ...before, ...accompanies];
  return tokens.slice(segment.from, segment.to).some((token, at) => {
    const index = segment.from + at;
    const isKnown = mentions.some(({ from, to }) => from <= index && to > index);
    const isWord = token.text.length >= MIN_UNKNOWN && !/\d/.test(token.text);
    return !isKnown && isWord && !isWay([token], small) && !isBefore(token.text, grammar);
  });
}
