import { foldLetters } from '@adwright/engine-lexicon';
import { UNSPACED, type WrittenLanguage } from './languages.ts';

/**
 * Words that introduce a condition: "if", "when". A word that starts with a dot is an ending of the
 * condition's last word.
 */
const IF_WORDS: Readonly<Record<WrittenLanguage, readonly string[]>> = {
  ar: ['إذا', 'اذا', 'عند', 'لو'],
  de: ['wenn', 'falls', 'bei'],
  el: ['αν', 'εάν', 'όταν', 'εφόσον'],
  en: ['if', 'when'],
  es: ['si', 'al', 'reservando', 'comprando'],
  fr: ['si', 'dès', 'lors', 'en réservant', 'en commandant'],
  he: ['אם', 'בהזמנה'],
  hi: ['अगर', 'यदि', '.ने पर'],
  id: ['jika', 'kalau', 'bila', 'apabila'],
  it: ['se', 'prenotando', 'ordinando'],
  ja: ['.なら', '.たら', '.れば'],
  ko: ['.면', '.시'],
  nl: ['als', 'wanneer', 'bij'],
  pl: ['jeśli', 'jeżeli', 'gdy', 'przy'],
  pt: ['se', 'ao'],
  ru: ['если', 'при'],
  sv: ['om', 'när', 'vid'],
  th: ['ถ้า', 'หาก', 'เมื่อ'],
  tr: ['.rsan*z', '.rsen*z', '.rsa', '.rse'],
  uk: ['якщо', 'при'],
  vi: ['nếu', 'khi'],
  zh: ['如果', '若', '如'],
};

/**
 * The listed words that are prepositions too. Before a price they introduce a condition ("bei
 * Buchung"), but a clause that begins with them need not be one: "bei jedem Wetter stabil".
 */
const PREPOSITIONS: ReadonlySet<string> = new Set([
  'bei',
  'al',
  'dès',
  'lors',
  'als',
  'bij',
  'przy',
  'ao',
  'при',
  'om',
  'vid',
  'عند',
  'בהזמנה',
  '如',
]);

/** Patterns for conditions in a folded (normalised) text. */
export interface ConditionPatterns {
  /** All words for "if". */
  ifWords: RegExp;
  /** The words for "if" that stand before the condition. */
  ifOpens: RegExp;
  /** Those of them that always begin a conditional clause. */
  conjunctions: RegExp;
}

/** Returns a language's patterns for conditions. */
export function ifWordsOf(language: WrittenLanguage): ConditionPatterns {
  const words = IF_WORDS[language];
  const opening = words.filter((word) => !word.startsWith('.'));
  const patternOf = (list: readonly string[]) =>
    new RegExp(list.map((word) => sourceOf(word, language)).join('|') || '(?!)', 'u');
  return {
    ifWords: patternOf(words),
    ifOpens: patternOf(opening),
    conjunctions: patternOf(opening.filter((word) => !PREPOSITIONS.has(word))),
  };
}

function sourceOf(word: string, language: WrittenLanguage): string {
  const letters = foldLetters(word.replace(/^\./, '')).replace('*', '.');
  if (UNSPACED.has(language)) return letters;
  const before = word.startsWith('.') ? '(?<=\\p{L}\\p{M}*)' : '(?<![\\p{L}\\p{M}])';
  return `${before}${letters}(?![\\p{L}\\p{M}])`;
}
