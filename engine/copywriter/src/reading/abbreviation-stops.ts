import { type CopyBrief, findConcepts } from '@adwright/engine-lexicon';
import { ABBREVIATIONS, SHORT_DAYS_AND_MONTHS } from '../content/abbreviations.ts';
import { ABBREVIATION_STOP, LIST_COMMAS, RANGE_HYPHEN, STOP } from './facts/letters.ts';

type Fields = Partial<Pick<CopyBrief, 'product' | 'audience' | 'goal'>>;

/** Matches a word of an alphabet with capitals, and the full stop after it. */
const WORD_WITH_STOP = /(?<![\p{L}\p{M}.])((?:\p{Lu}|\p{Ll})\p{Ll}*)\.(?!\.)/gu;
const KNOWN = new RegExp(`^(?:${ABBREVIATIONS})$`, 'iu');
/**
 * Further abbreviations that are words in some texts. They count as abbreviations only before a small letter
 * or a digit.
 */
const KNOWN_INSIDE = /^(?:cu|sq|mi|del|un|pce|tillf|élec|elec)$/iu;
/** Matches compounds that end with an abbreviation, such as German "Probestd." */
const COMPOUND = /(?:std|stck|tg|pers)$/iu;
const VOWEL = /[aeiouyæøœаеёиоуыэюяіїєαεηιουωάέήίόύώ]/iu;
const VOWEL_AT_END = new RegExp(`${VOWEL.source}$`, 'iu');
/** Matches short names of days and months, after which a day or an hour may follow, as in "sam. 9 h 30". */
const DAY_OR_MONTH = new RegExp(`^(?:${SHORT_DAYS_AND_MONTHS})$`, 'iu');
const DAY_OR_HOUR =
  /^\s?\p{Nd}{1,2}(?!\p{Nd})(?!(?:[.,]\p{Nd})?\s?(?:[€$£₽₴%]|(?:zł|kr|eur|руб|р|грн|x)(?!\p{L})))/iu;
/** Matches the hyphen of a range of days or months, for example "nov. - feb.", "Nov 1 - Dec 4". */
const HYPHEN_OF_RANGE = new RegExp(
  `(?<=(?<!\\p{L})(?:${SHORT_DAYS_AND_MONTHS})${STOP}?(?:\\s\\p{Nd}{1,2}\\.?)?\\s)-(?=\\s(?:\\p{Nd}{1,2}\\.?\\s)?(?:${SHORT_DAYS_AND_MONTHS})\\p{L}{0,6}(?!\\p{L}))`,
  'giu',
);
/** Matches a number before an abbreviated unit, for example "10 " in "10 un. R$ 189". */
const COUNT = /\p{Nd}\s?$/u;
/**
 * Matches the start of a clause, after which a single word names what a price is for, for example "desloc. 15
 * €".
 */
const CLAUSE_START = /(?:^|[,;:]\s*)$/u;
const SUM =
  /^\s(?:\p{Sc}|r\$\s|\p{Nd}[\p{Nd}.,\s]*\s?(?:[€$£₽₴]|(?:zł|kr|eur|руб|грн)(?!\p{L})))/iu;
/** Matches a second abbreviation, which follows only another one: "mat. incl." */
const INCLUDED = new RegExp(`^\\s(?:incl|inkl|excl|exkl|compr|escl)${STOP}`, 'u');
const MAX_LETTERS = 6;

/**
 * Marks the full stops of abbreviations and the hyphens of ranges of days in product, audience and goal.
 * {@link restoreStops} restores them in the printed words. If the writer starts sentences with capitals, a
 * full stop before a small letter ends no sentence. Abbreviations that no list contains are then found too.
 */
export function markAbbreviations<Brief extends Fields>(
  brief: Brief,
): { brief: Brief; isMarked: boolean } {
  const { product, audience, goal } = brief;
  const hasCapitals = startsSentencesWithCapitals(product ?? '');
  const mark = (field: string) => markField(field, hasCapitals);
  const marked = {
    ...(product === undefined ? {} : { product: mark(product) }),
    ...(audience === undefined ? {} : { audience: mark(audience) }),
    ...(goal === undefined ? {} : { goal: mark(goal) }),
  };
  const isMarked =
    marked.product !== product || marked.audience !== audience || marked.goal !== goal;
  return isMarked ? { brief: { ...brief, ...marked }, isMarked } : { brief, isMarked };
}

/** Matches a marked full stop, and the full stop of the sentence after it. */
const MARKED_STOP = new RegExp(`${ABBREVIATION_STOP}(?:\\.(?!\\.))?`, 'gu');

/**
 * Restores the full stops of abbreviations and the commas of lists. At the end of a sentence, one full stop
 * remains.
 */
export function restoreStops(text: string): string {
  const stopped = text.replaceAll(RANGE_HYPHEN, '-').replace(MARKED_STOP, '.');
  return [...LIST_COMMAS].reduce((said, [comma, mark]) => said.replaceAll(mark, comma), stopped);
}

function markField(field: string, hasCapitals: boolean): string {
  const ranged = field.includes(' - ') ? field.replace(HYPHEN_OF_RANGE, RANGE_HYPHEN) : field;
  if (!ranged.includes('.')) return ranged;
  return ranged.replace(WORD_WITH_STOP, (said, word: string, at: number) => {
    const before = ranged.slice(0, at);
    const behind = ranged.slice(at + said.length);
    return endsNoSentence(word, before, behind, hasCapitals) ? word + ABBREVIATION_STOP : said;
  });
}

/** Tells whether the full stop after a word belongs to the word and ends no sentence. */
function endsNoSentence(
  word: string,
  before: string,
  behind: string,
  hasCapitals: boolean,
): boolean {
  if (/^[,;:)/–-]/u.test(behind) || before.endsWith('/') || INCLUDED.test(behind)) return true;
  const isShortened = isKnown(word) || COMPOUND.test(word) || isWithoutVowel(word);
  const isDay = DAY_OR_MONTH.test(word);
  if (isDay && behind.startsWith(` ${RANGE_HYPHEN}`)) return true;
  if (SUM.test(behind) && (COUNT.test(before) || CLAUSE_START.test(before)))
    return isShortened || KNOWN_INSIDE.test(word) || isUnknownShortWord(word);
  if (/^\s*\p{Nd}/u.test(behind)) {
    const isLabel = /[,;]\s*$/u.test(before) && /^\p{Ll}/u.test(word) && isUnknownShortWord(word);
    return isShortened || isLabel || (isDay && DAY_OR_HOUR.test(behind));
  }
  if (/^\s+\p{Lu}/u.test(behind))
    return isWithoutVowel(word) && /^\p{Ll}/u.test(word) && !/\p{Nd}\s?$/u.test(before);
  if (!/^\s+\p{Ll}/u.test(behind)) return false;
  if (isShortened || word.length === 1 || KNOWN_INSIDE.test(word)) return true;
  // A short name with a capital may end a sentence before a small letter: "near York. breakfast".
  return hasCapitals && (isDay || (/^\p{Ll}/u.test(word) && isUnknownShortWord(word)));
}

function isKnown(word: string): boolean {
  return KNOWN.test(word) || KNOWN.test(word.normalize('NFD').replace(/\p{M}/gu, ''));
}

function isWithoutVowel(word: string): boolean {
  return !VOWEL.test(word.normalize('NFD'));
}

/** Tells whether a word may be an abbreviation, because it is short and no word of the lexicon. */
function isUnknownShortWord(word: string): boolean {
  const isShort = word.length <= MAX_LETTERS && !VOWEL_AT_END.test(word.normalize('NFD'));
  return isShort && findConcepts(word).length === 0;
}

/**
 * Tells whether a writer starts sentences with capitals: the text itself starts with one, and no
 * long word ends a sentence before a small letter.
 */
function startsSentencesWithCapitals(text: string): boolean {
  return (
    /^[^\p{L}]*\p{Lu}/u.test(text) &&
    !new RegExp(`\\p{L}{${MAX_LETTERS + 3},}\\.\\s+\\p{Ll}`, 'u').test(text)
  );
}
