import { foldLetters } from '@adwright/engine-lexicon';
import { UNSPACED, type WrittenLanguage } from './languages.ts';
import { factWords } from './texts.ts';

/** Patterns for conditions in a folded (normalised) text. */
export interface ConditionPatterns {
  /** All words for "if". */
  ifWords: RegExp;
  /** The words for "if" that come before the condition. */
  ifOpens: RegExp;
  /** The words for "if" that always begin a conditional clause. */
  conjunctions: RegExp;
}

/** Returns a language's patterns for conditions. */
export function ifWordsOf(language: WrittenLanguage): ConditionPatterns {
  const { ifWords, ifPrepositions } = factWords(language);
  const words = [...ifWords, ...ifPrepositions];
  const isOpening = (word: string) => !word.startsWith('.');
  const patternOf = (list: readonly string[]) =>
    new RegExp(list.map((word) => sourceOf(word, language)).join('|') || '(?!)', 'u');
  return {
    ifWords: patternOf(words),
    ifOpens: patternOf(words.filter(isOpening)),
    conjunctions: patternOf(ifWords.filter(isOpening)),
  };
}

function sourceOf(word: string, language: WrittenLanguage): string {
  const letters = foldLetters(word.replace(/^\./, '')).replace('*', '.');
  if (UNSPACED.has(language)) return letters;
  const before = word.startsWith('.') ? '(?<=\\p{L}\\p{M}*)' : '(?<![\\p{L}\\p{M}])';
  return `${before}${letters}(?![\\p{L}\\p{M}])`;
}
