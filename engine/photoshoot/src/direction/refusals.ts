import { GRAMMARS, type LexiconLanguage } from '@adwright/engine-lexicon';

/** A customer's words, split into wishes and refusals (words for what must not be shown). */
export interface Asked {
  asked: string;
  refused: string;
}

type RefusalList =
  | 'and'
  | 'refuses'
  | 'refusedDeeds'
  | 'refusedFillers'
  | 'refusedByThemselves'
  | 'goesOn';

/**
 * Returns the words of a grammar list in all languages. All languages are used, because the language of a
 * short brief often cannot be detected, and many briefs mix two languages.
 */
function listWords(list: RefusalList): string[] {
  return [...new Set(Object.values(GRAMMARS).flatMap((grammar) => grammar[list]))];
}

/**
 * Returns a regular expression that matches any of the given words. Longer words come first in the expression,
 * so that "except for" matches before "except".
 */
function buildAnyPattern(words: readonly string[]): string {
  const patterns = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+'));
  return `(?:${patterns.join('|')})`;
}

const WORD_END = '(?![\\p{L}\\d])';
/**
 * Regular expression for the word "and". After "and", a second object is excluded too if both objects are
 * single words, as in "no leaves and flowers".
 */
const AND = buildAnyPattern([...listWords('and'), '&']);
/** Regular expression for an "and" before the last word of an exclusion. */
const LAST_AND = `${AND}(?=\\s+[\\p{L}\\d'-]+\\s*(?:$|[^\\p{L}\\d\\s'-]))`;
/**
 * Regular expression for one word of an excluded object. Words such as "but" and "on" end the exclusion, as in
 * "no leaves on a blue background".
 */
const WORD = `(?!(?:${AND}|${buildAnyPattern(listWords('goesOn'))})${WORD_END})[\\p{L}\\d'-]+`;
/** Regular expression for a word that excludes the words after it, such as "no" or "without". */
const REFUSES = `(?<![\\p{L}\\d])${buildAnyPattern(listWords('refuses'))}(?:\\s+|(?<='))`;
/**
 * Regular expression for a verb between the excluding word and the excluded object, such as "add"
 * in "don't add leaves".
 */
const DEED = `(?:${buildAnyPattern(listWords('refusedDeeds'))}\\s+)`;
/** Regular expression for a word, such as an article, that does not change what is excluded. */
const FILLER = `(?:${buildAnyPattern(listWords('refusedFillers'))}\\s+)`;
/**
 * Regular expression for an excluded object. The number of words in the expression is limited, so that no text
 * makes the search slow.
 */
const REFUSED = `${DEED}?${FILLER}{0,4}(${WORD}(?:\\s+(?:${LAST_AND}|${WORD})){0,5})`;
/**
 * Regular expression for an excluded action without an object, as in "don't tilt it".
 */
const BARE_DEED = new RegExp(
  `${REFUSES}(${buildAnyPattern(listWords('refusedByThemselves'))})${WORD_END}`,
  'giu',
);

const PATTERNS = new Map<LexiconLanguage, RegExp>();

function buildRefusalPattern(language: LexiconLanguage): RegExp {
  const known = PATTERNS.get(language);
  if (known !== undefined) return known;
  // In Portuguese, the word "no" means "in the" ("no jardim": in the garden) and therefore excludes nothing.
  const { refusesNothing } = GRAMMARS[language];
  const unlessHarmless =
    refusesNothing.length === 0 ? '' : `(?!${buildAnyPattern(refusesNothing)}${WORD_END})`;
  const pattern = new RegExp(`(?<![\\p{L}\\d])${unlessHarmless}${REFUSES}${REFUSED}`, 'giu');
  PATTERNS.set(language, pattern);
  return pattern;
}

/**
 * Splits a brief into wishes and exclusions, so that "not blue" and "don't put it on wood" do not count as
 * wishes. Curly apostrophes, which phones insert, are replaced by straight apostrophes.
 */
export function splitRefusals(brief: string, language: LexiconLanguage = 'en'): Asked {
  const words = brief.replace(/[’‘]/g, "'");
  const refused: string[] = [];
  const note = (_: string, what: string) => {
    refused.push(what);
    return ' , ';
  };
  const asked = words.replace(BARE_DEED, note).replace(buildRefusalPattern(language), note);
  return { asked, refused: refused.join(' , ') };
}
