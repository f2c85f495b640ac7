import { foldLetters } from '@adwright/engine-lexicon';
import { UNSPACED, type WrittenLanguage } from './languages.ts';
import { getFactWords } from './texts.ts';

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
export function buildConditionPatterns(language: WrittenLanguage): ConditionPatterns {
  const { ifWords, ifPrepositions } = getFactWords(language);
  const words = [...ifWords, ...ifPrepositions];
  const isOpening = (word: string) => !word.startsWith('.');
  const buildPattern = (list: readonly string[]) =>
    new RegExp(list.map((word) => buildWordSource(word, language)).join('|') || '(?!)', 'u');
  return {
    ifWords: buildPattern(words),
    ifOpens: buildPattern(words.filter(isOpening)),
    conjunctions: buildPattern(ifWords.filter(isOpening)),
  };
}

function buildWordSource(word: string, language: WrittenLanguage): string {
  const letters = foldLetters(word.replace(/^\./, '')).replace('*', '.');
  if (UNSPACED.has(language)) return letters;
  const before = word.startsWith('.') ? '(?<=\\p{L}\\p{M}*)' : '(?<![\\p{L}\\p{M}])';
  return `${before}${letters}(?![\\p{L}\\p{M}])`;
}
