import { GRAMMARS } from '../grammar/grammar.ts';
import type { LexiconLanguage } from '../languages.ts';
import { findWordEnd, foldText, isDenseCharacter } from '../phrases/folded-text.ts';
import { Phrases } from '../phrases/phrases.ts';

/** Minimum number of letters of a word to which a prefix for "for" is joined. */
const MIN_JOINED = 3;

const APART = new Map<LexiconLanguage, Phrases>();

/**
 * Returns an audience field without its word for "for": "families" instead of "for families".
 * Prefixes ("لل…") and following words ("… için") are removed too.
 */
export function removeForWhom(audience: string, language: LexiconLanguage): string {
  const { before, behind, joined, apart } = GRAMMARS[language].forWhom;
  const text = foldText(audience);
  const { letters } = text;
  for (const word of sortByLength(before)) {
    const rest = audience.slice(word.length);
    const isApart = /^\s/u.test(rest) || isDenseCharacter(text, word.length - 1);
    if (letters.startsWith(word) && isApart && rest !== '') return rest.trimStart();
  }
  for (const word of sortByLength(behind)) {
    const start = audience.length - word.length;
    const isApart = /\s/u.test(letters.charAt(start - 1)) || isDenseCharacter(text, start);
    if (letters.endsWith(word) && isApart && start > 0) return audience.slice(0, start).trimEnd();
  }
  const own = APART.get(language) ?? new Phrases(apart);
  APART.set(language, own);
  for (const word of joined) {
    const isJoined = findWordEnd(text, word.length) - word.length >= MIN_JOINED;
    if (letters.startsWith(word) && isJoined && own.endAt(text, 0) === -1)
      return audience.slice(word.length);
  }
  return audience;
}

function sortByLength(words: readonly string[]): string[] {
  return [...words].sort((one, other) => other.length - one.length);
}
