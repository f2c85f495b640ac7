import type { Mention } from '../concepts/term-index.ts';
import { hasAccents } from '../concepts/tokens.ts';
import type { LexiconLanguage } from '../languages.ts';

/**
 * Drops each mention that lies inside a longer mention. If any term of the brief's language or of English
 * remains, terms of other languages are dropped. If no such term remains, terms of other languages count.
 */
export function keepTellingMentions(
  mentions: readonly Mention[],
  language: LexiconLanguage,
): Mention[] {
  const uncovered = mentions.filter(
    (mention) => !mentions.some((other) => other !== mention && covers(other, mention, language)),
  );
  const own = uncovered.filter((mention) => rankLanguage(mention, language) < FOREIGN);
  return own.length > 0 ? own : uncovered.filter(isLikelyForeign);
}

/**
 * Tells whether a term of another language is a plausible match. Short terms often match by chance,
 * and so do terms that cover only a part of a word: Italian "cantare" contains Turkish "çanta*"
 * (bag).
 */
function isLikelyForeign({ letters, lettersLeft }: Mention): boolean {
  return letters >= MIN_FOREIGN && lettersLeft === 0;
}

/**
 * Tells whether one mention contains another and takes precedence over it. A term of another
 * language never takes precedence over a term of the brief's language or of English.
 */
function covers(one: Mention, other: Mention, language: LexiconLanguage): boolean {
  if (isBetterSpelt(one, other)) return true;
  if (isBetterSpelt(other, one)) return false;
  if (one.start > other.start || one.end < other.end) return false;
  const nearness = rankLanguage(other, language) - rankLanguage(one, language);
  if (rankLanguage(one, language) === FOREIGN && nearness < 0) return false;
  return one.letters > other.letters || (one.letters === other.letters && nearness > 0);
}

/**
 * Tells whether one mention has the accents of the text and another mention of the same language in the same words
 * has not: German "Küchen" are kitchens and not cakes ("kuchen").
 */
function isBetterSpelt(one: Mention, other: Mention): boolean {
  const isSame = one.term.language === other.term.language && !one.isFolded && other.isFolded;
  if (!isSame || one.from > other.from || one.to < other.to) return false;
  // People omit accents, so a longer term with accents still names the thing: "hundekorb" for "hundekörbe".
  return hasAccents(other.term.text) ? one.letters >= other.letters : true;
}

const FOREIGN = 2;
/**
 * Minimum number of letters of a term of another language. Shorter words often mean something else:
 * Spanish "pie" means foot.
 */
const MIN_FOREIGN = 4;

/**
 * Returns the rank of a term's language. The rank is 0 for the brief's language, 1 for English and
 * languages in other scripts, and 2 for other languages in Latin script.
 */
function rankLanguage({ term }: Mention, language: LexiconLanguage): number {
  if (term.language === language) return 0;
  return term.language === 'en' || !/\p{Script=Latin}/u.test(term.text) ? 1 : FOREIGN;
}
