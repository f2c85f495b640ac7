import { foldLetters, keepLast } from '@adwright/engine-lexicon';
import { JOINS_BEHIND, type LocalisedLanguage, UNSPACED } from '../content/languages.ts';
import { getOccasionTexts } from '../content/texts.ts';

interface Occasion {
  named: RegExp;
  lines: readonly string[];
}

/**
 * Returns the lines for the holiday that some fields of a brief name. If the fields name several
 * holidays, the holiday that comes first in the list determines the lines. The result is empty if
 * the fields name no holiday, or if the business is closed on that holiday.
 */
export function listOccasionLines(
  fields: readonly string[],
  language: LocalisedLanguage,
): readonly string[] {
  if (language === 'und') return [];
  const open = fields.filter((field) => !CLOSED.test(field)).join(' · ');
  const text = foldLetters(open.replace(DAY_OF_RAMADAN, ' '));
  return occasionsOf(language).find(({ named }) => named.test(text))?.lines ?? [];
}

/**
 * Matches a day of the month of Ramadan, which is a deadline: cookies for the feast are ordered
 * "before 20 Ramadan".
 */
const DAY_OF_RAMADAN =
  /\p{Nd}{1,2}\s(?:من\s)?(?:رمضان|ramadh?an|ramazan\p{L}*|рамадан\p{L}*|רמדאן)/giu;

/** Matches a field that names days on which a business is closed or delivers nothing. */
const CLOSED =
  /(?<!\p{L})(?:geschlossen|außer|sauf|fermé\p{L}*|except|closed|gesloten|stängt|cerrado\p{L}*|excepto|salvo|chius\p{L}+|tranne|encerrado\p{L}*|fechado\p{L}*|exceto|zamknięt\p{L}*|oprócz|закрыт\p{L}*|кроме|зачинен\p{L}*|крім|kapalı|hariç|κλειστ\p{L}+|εκτός)(?!\p{L})/iu;

const occasionsOf: (language: Exclude<LocalisedLanguage, 'und'>) => readonly Occasion[] = keepLast(
  (language: Exclude<LocalisedLanguage, 'und'>) => [language],
  (language) =>
    getOccasionTexts(language).map(({ words, lines }) => ({
      named: new RegExp(words.map((word) => buildWordSource(word, language)).join('|'), 'u'),
      lines,
    })),
);

/** Returns the regular expression source of a listed word; a star stands for any ending. */
function buildWordSource(word: string, language: LocalisedLanguage): string {
  const letters = foldLetters(word.replace('*', ''));
  if (UNSPACED.has(language)) return letters;
  const isJoined = word.endsWith('*') || JOINS_BEHIND.has(language);
  const end = isJoined ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return `(?<![\\p{L}\\p{M}\\p{N}-])${letters}${end}`;
}
