import { foldLetters } from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from '../content/languages.ts';
import { getFactPatterns } from './facts/fact-patterns.ts';

/** Tells whether a clause begins with a word for "if". */
export function opensCondition(clause: string, language: LocalisedLanguage | 'en'): boolean {
  if (language === 'und') return false;
  return getFactPatterns(language).conjunctions.exec(foldLetters(clause.trimStart()))?.index === 0;
}
