import type { Mention } from '../concepts/term-index.ts';
import type { LexiconLanguage } from '../languages.ts';

/**
 * Drops each mention that lies inside a longer one. If terms of several languages match the same words, those
 * of the brief's language and of English are kept. Terms of other languages count only if these name nothing.
 */
export function tellingMentions(
  mentions: readonly Mention[],
  language: LexiconLanguage,
): Mention[] {
  const uncovered = mentions.filter(
    (mention) => !mentions.some((other) => other !== mention && covers(other, mention, language)),
  );
  const own = uncovered.filter((mention) => strangeness(mention, language) < FOREIGN);
  return own.length > 0 ? own : uncovered.filter(({ letters }) => letters >= MIN_FOREIGN);
}

/**
 * Whether one mention contains another and is more specific. A foreign term never covers one of the brief's own
 * language or of English.
 */
function covers(one: Mention, other: Mention, language: LexiconLanguage): boolean {
  if (one.start > other.start || one.end < other.end) return false;
  const nearness = strangeness(other, language) - strangeness(one, language);
  if (strangeness(one, language) === FOREIGN && nearness < 0) return false;
  return one.letters > other.letters || (one.letters === other.letters && nearness > 0);
}

const FOREIGN = 2;
/** Shorter words have other meanings in the next language: Spanish "pie" is a foot. */
const MIN_FOREIGN = 4;

/** 0 for the brief's own language, 1 for English and separate scripts, 2 for other languages in Latin letters. */
function strangeness({ term }: Mention, language: LexiconLanguage): number {
  if (term.language === language) return 0;
  return term.language === 'en' || !/\p{Script=Latin}/u.test(term.text) ? 1 : FOREIGN;
}
