import { foldLetters } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../../content/languages.ts';
import { getFactPatterns } from './fact-patterns.ts';

/**
 * Tells whether a clause limits the offer, for example "no pets", "from 16 years", "small scratch", "cash only".
 * Readers need such a clause, but it is no reason to buy. The clause is therefore printed below the headline.
 */
export function restrictsOffer(clause: string, language: WrittenLanguage | 'und'): boolean {
  return language !== 'und' && getFactPatterns(language).restriction.test(foldLetters(clause));
}
