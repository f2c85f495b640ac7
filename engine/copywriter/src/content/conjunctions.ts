import { GRAMMARS, LEXICON_LANGUAGES } from '@adwright/engine-lexicon';
import { UNSPACED, type WrittenLanguage } from './languages.ts';

/**
 * Returns the regular expression source, without capturing groups, of a language's words that join
 * two things ("and", "or").
 *
 * @param lists whether words for "and", words for "or", or both are included
 * @param language if it is unknown (`und`), the words of every language are included
 */
export function buildJoiningPattern(
  language: WrittenLanguage | 'und',
  ...lists: readonly ('and' | 'or')[]
): string {
  const languages = language === 'und' ? LEXICON_LANGUAGES : [language];
  const words = languages.flatMap((each) => lists.flatMap((list) => GRAMMARS[each][list]));
  return words.length === 0 ? '(?!)' : `(?:${[...new Set(words)].join('|')})`;
}

/** Returns a function that builds the pattern of a language on first use. */
export function cachePatternByLanguage(
  sourceIn: (language: WrittenLanguage | 'und') => string,
  flags = 'u',
): (language: WrittenLanguage | 'und') => RegExp {
  const built = new Map<WrittenLanguage | 'und', RegExp>();
  return (language) => {
    const pattern = built.get(language) ?? new RegExp(sourceIn(language), flags);
    built.set(language, pattern);
    return pattern;
  };
}

/**
 * Matches "and" or "or" between two things. If a clause with a price contains "and" or "or", the
 * price applies to the whole list.
 */
export const joinsThings = cachePatternByLanguage(
  (language) => `\\s${buildJoiningPattern(language, 'and', 'or')}\\s`,
);

/** Matches "and" and the space after it at the start of a clause. */
export const opensWithAnd = cachePatternByLanguage(
  (language) => `^${buildJoiningPattern(language, 'and')}\\s+`,
);

/**
 * Matches "or" at the start of a clause. In languages without spaces, only the longer words certainly mean
 * "or": Japanese "か" (or) also begins other words.
 */
export const opensWithOr = cachePatternByLanguage((language) =>
  UNSPACED.has(language)
    ? `^${buildJoiningPattern(language, 'or')}(?<=..)`
    : `^${buildJoiningPattern(language, 'or')}\\s`,
);
