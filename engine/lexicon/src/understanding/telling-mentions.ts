import type { Mention } from '../concepts/term-index.ts';
import type { LexiconLanguage } from '../languages.ts';

/**
 * Drops each mention of a concept that lies inside a longer mention. If terms of several languages
 * match the same words, terms of the brief's language and of English are kept. Terms of other
 * languages count only if no such term names anything.
 */
export function tellingMentions(
  mentions: readonly Mention[],
  language: LexiconLanguage,
): Mention[] {
  const uncovered = mentions.filter(
    (mention) => !mentions.some((other) => other !== mention && covers(other, mention, language)),
  );
  const own = uncovered.filter((mention) => strangeness(mention, language) < FOREIGN);
  return own.length > 0 ? own : uncovered.filter(isLikelyForeign);
}

/**
 * Whether a term of another language may be meant although the brief's language has no such word. Short terms
 * are other words by chance, and so are most words of which a term covers only a part: Italian "cantare" holds
 * the Turkish bag ("çanta*").
 */
function isLikelyForeign({ letters, lettersLeft }: Mention): boolean {
  return letters >= MIN_FOREIGN && lettersLeft === 0;
}

/**
 * Tells whether one mention contains another and takes precedence over it. A term of another
 * language never takes precedence over a term of the brief's language or of English.
 */
function covers(one: Mention, other: Mention, language: LexiconLanguage): boolean {
  if (one.start > other.start || one.end < other.end) return false;
  const nearness = strangeness(other, language) - strangeness(one, language);
  if (strangeness(one, language) === FOREIGN && nearness < 0) return false;
  return one.letters > other.letters || (one.letters === other.letters && nearness > 0);
}

const FOREIGN = 2;
/**
 * Minimum number of letters of a foreign term. Shorter words mean something else in another
 * language, as Spanish "pie" means a foot.
 */
const MIN_FOREIGN = 4;

/**
 * Returns the rank of a term's language: 0 for the brief's language, 1 for English and languages in
 * other scripts, 2 for other languages in Latin script.
 */
function strangeness({ term }: Mention, language: LexiconLanguage): number {
  if (term.language === language) return 0;
  return term.language === 'en' || !/\p{Script=Latin}/u.test(term.text) ? 1 : FOREIGN;
}
