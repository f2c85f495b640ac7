import { GRAMMARS, LEXICON_LANGUAGES } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from './languages.ts';

/**
 * The words of a language that join two things, as the source of a pattern without groups to capture.
 *
 * @param lists "and" alone, or "or" as well
 * @param language `und` where it is unknown: the words of every language
 */
export function joiningWords(
  language: WrittenLanguage | 'und',
  ...lists: readonly ('and' | 'or')[]
): string {
  const languages = language === 'und' ? LEXICON_LANGUAGES : [language];
  const words = languages.flatMap((each) => lists.flatMap((list) => GRAMMARS[each][list]));
  return words.length === 0 ? '(?!)' : `(?:${[...new Set(words)].join('|')})`;
}

/** A pattern for each language, built when a language first needs it. */
export function patternBy(
  sourceIn: (language: WrittenLanguage | 'und') => string,
): (language: WrittenLanguage | 'und') => RegExp {
  const built = new Map<WrittenLanguage | 'und', RegExp>();
  return (language) => {
    const pattern = built.get(language) ?? new RegExp(sourceIn(language), 'u');
    built.set(language, pattern);
    return pattern;
  };
}

/** "And" or "or" between two things. In a clause with a price, it ends a list that costs the sum as a whole. */
export const joinsThings = patternBy((language) => `\\s${joiningWords(language, 'and', 'or')}\\s`);
