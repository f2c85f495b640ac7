import type { WrittenLanguage } from '../../content/languages.ts';
import { LETTER, STOP } from './letters.ts';

/**
 * Words for "before" or "until" that begin a deadline whatever noun follows. Languages that put such
 * a word after the noun are left out, and so are words with a second meaning, such as English "by".
 */
const BEFORE_WORDS: Partial<Record<WrittenLanguage, string>> = {
  en: 'before|until|till',
  de: 'vor(?: dem| der| den)?|bis(?: zum| zur)?',
  fr: "avant|jusqu['’](?:a|à|au|aux)",
  es: 'antes (?:de|del)|hasta',
  pt: 'antes (?:de|do|da|dos|das)|até(?: ao| à)?',
  it: "prima (?:di|del|dello|della|dei|delle)|prima dell['’]|entro",
  nl: 'vóór',
  sv: 'före|innan',
  pl: 'przed',
  ru: 'до',
  uk: 'до',
  el: 'πριν|μέχρι|έως',
  id: 'sebelum|sampai',
  vi: 'trước',
  ar: 'قبل',
  he: 'לפני',
};

/** A deadline consists of at most four words, without a number. */
const NOUN = `${LETTER}+(?:[-'’]${LETTER}+)*${STOP}?`;

const PATTERNS = new Map<WrittenLanguage, RegExp>();

/**
 * Returns the position of the deadline at the end of a folded (normalised) clause, for example of
 * "before winter" in "book before winter"; -1 if there is none or no word precedes it.
 */
export function findDeadline(folded: string, language: WrittenLanguage): number {
  const words = BEFORE_WORDS[language];
  if (words === undefined) return -1;
  const pattern =
    PATTERNS.get(language) ??
    new RegExp(
      `(?<=${LETTER}\\s)(?:${words})(?:\\s|(?<=['’]))${NOUN}(?:\\s${NOUN}){0,3}\\s*$`,
      'u',
    );
  PATTERNS.set(language, pattern);
  return folded.search(pattern);
}
