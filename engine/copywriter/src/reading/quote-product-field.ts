import {
  capitalise,
  cleanTypedField,
  findJobLead,
  isAllCaps,
  isJobOffer,
  isMeaningless,
  mendEnglish,
  readProductTitle,
  tidy,
} from '@adwright/engine-lexicon';
import { ABBREVIATIONS } from '../content/abbreviations.ts';
import type { WrittenLanguage } from '../content/languages.ts';
import { containsWords } from './contains-words.ts';
import { findCallClauses } from './facts/calls.ts';
import { splitClauses } from './facts/clauses.ts';
import { listFactsOfClause } from './facts/field-clauses.ts';
import type { ReadFact } from './facts/found-fact.ts';
import { cleanField } from './facts/read-facts.ts';
import { removeBrand } from './remove-brand.ts';
import { keepsVerb, restoreNominative } from './restore-nominative.ts';

const MAX_VERBATIM_CHARACTERS = 320;
/**
 * Maximum number of words of a clause. A clause with more words was probably typed without
 * punctuation between its parts.
 */
const MAX_WORDS_OF_A_CLAUSE = 18;

/**
 * Returns the product field as the user typed it, for texts with enough room, because the user
 * describes the offer best. Brand, links and the sentence that only asks for a call are left out,
 * because the ad states them elsewhere.
 *
 * @param facts of the whole brief, from all fields
 * @returns null for a product field that can't be printed as a text: a shop's product title with options, a field
 * in capitals, or words without punctuation
 */
export function quoteProductField(
  brief: { product: string; brandName?: string | undefined },
  facts: readonly ReadFact[],
  language: WrittenLanguage | 'und',
): string | null {
  const { product, brandName } = brief;
  const own = facts.filter(({ field }) => field === 'product');
  if (isMeaningless(product) || isShouted(product) || isShopTitle(product, own)) return null;
  const phones = own.filter(({ kind }) => kind === 'phone');
  const others = own.filter(({ kind }) => kind !== 'phone');
  const field = removeJobLead(markCalls(product, phones, others, language), language);
  if (field === null) return null;
  const stated = restoreNumbers(removeBrand(cleanTypedField(field), brandName), phones);
  const typed = tidy(stated) + (ENDS_SHORTENED.test(stated) ? '.' : '');
  if (!/\p{L}{2}|\p{Lo}/u.test(typed) || isRunOn(typed)) return null;
  const told = spaceFrenchMarks(capitaliseSentences(shortenVerbatim(typed), language), language);
  const said = capitalise(told, language);
  const mended = language === 'en' ? mendEnglish(said) : said;
  return [mended, said].find((text) => statesAll(text, others)) ?? null;
}

/**
 * Removes "we are looking for" from a job ad, because the frames (sentences with gaps) contain such
 * words. English frames do not contain "we are looking for", so an English job ad is returned
 * unchanged.
 * @returns null for a job ad that starts in another way, because its words would need a different
 * order
 */
function removeJobLead(field: string, language: WrittenLanguage | 'und'): string | null {
  if (language === 'en' || !isJobOffer(field)) return field;
  if (keepsVerb(field)) return field;
  const lead = findJobLead(field);
  return lead === ''
    ? null
    : restoreNominative(lead, field.slice(lead.length)).replace(ACCUSATIVE, '');
}

/**
 * Matches a German article in the accusative, as after "we are looking for". A heading needs the
 * nominative. In "Wir suchen einen Koch", for example, the article "einen" is in the accusative.
 */
const ACCUSATIVE = /^\s*einen?\s(?=\p{Lu})/iu;

/**
 * Tells whether a text contains every fact of the product field literally, except telephone
 * numbers, which are printed beside the call to action.
 */
function statesAll(verbatim: string, facts: readonly ReadFact[]): boolean {
  return facts.every((fact) => containsWords(verbatim, fact.text.replace(/[.!]$/, '')));
}

/**
 * Tells whether a product field is the title of a product in a shop: it contains options or article
 * numbers, and no fact.
 */
function isShopTitle(product: string, facts: readonly ReadFact[]): boolean {
  const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
  const isCut = letters(readProductTitle(product).name) < letters(cleanField(product));
  return isCut && facts.length === 0;
}

/**
 * Tells whether a product field is typed in capitals. A text in a script without capitals may
 * contain capitals in foreign words, for example "手ぶらOK".
 */
function isShouted(product: string): boolean {
  return isAllCaps(product) && !/\p{Lo}/u.test(product);
}

/**
 * First of the characters that replace telephone numbers while a field is cleaned, because cleaning
 * removes numbers.
 */
const FIRST_MARK = 0xe000;
const MARKS = /[\ue000-\ue0ff]/gu;

/**
 * Removes from a product field the clauses that only state a telephone number. In any other clause,
 * a placeholder replaces the telephone number, because the words of the clause need the number.
 */
function markCalls(
  product: string,
  phones: readonly ReadFact[],
  others: readonly ReadFact[],
  language: WrittenLanguage | 'und',
): string {
  const text = cleanField(product);
  return findCallClauses(text, phones, language).reduceRight((left, { start, end, isOnlyCall }) => {
    if (isOnlyCall && listFactsOfClause({ start, end }, others).length === 0)
      return removeSpan(left, start, end);
    return listFactsOfClause({ start, end }, phones).reduceRight(
      (rest, phone) =>
        rest.slice(0, phone.start) +
        String.fromCodePoint(FIRST_MARK + phones.indexOf(phone)) +
        rest.slice(phone.end),
      left,
    );
  }, text);
}

/**
 * Removes a range from a text. If a sentence ends before the range, the comma after the range is
 * removed too.
 */
function removeSpan(text: string, start: number, end: number): string {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  const isEnded = /(?:^|[.!?。।])\s*$/u.test(before);
  return before + (isEnded ? behind.replace(/^\s*[,;:،、，]/u, '') : behind);
}

/** Replaces the placeholders in a cleaned field by the telephone numbers. */
function restoreNumbers(text: string, phones: readonly ReadFact[]): string {
  return text.replace(
    MARKS,
    (mark) => phones[(mark.codePointAt(0) ?? FIRST_MARK) - FIRST_MARK]?.text ?? '',
  );
}

function isRunOn(text: string): boolean {
  return splitClauses(text).some(
    ({ start, end }) => text.slice(start, end).trim().split(/\s+/u).length > MAX_WORDS_OF_A_CLAUSE,
  );
}

/** Shortens a text to the last clause that ends within the limit. */
function shortenVerbatim(text: string): string {
  if (text.length <= MAX_VERBATIM_CHARACTERS) return text;
  const end = splitClauses(text).findLast((clause) => clause.end <= MAX_VERBATIM_CHARACTERS)?.end;
  return text.slice(0, end ?? 0).trim();
}

/**
 * Puts a space before these punctuation marks, as French requires, because cleaning a field removes
 * the space.
 */
function spaceFrenchMarks(text: string, language: WrittenLanguage | 'und'): string {
  return language === 'fr'
    ? text.replace(/(?<=[\p{L}\p{Nd}%€])\s?([?!;:])(?=\s|$)/gu, ' $1')
    : text;
}

/**
 * Matches an abbreviation at the end, which keeps its full stop, for example "39,- p.P.",
 * "7.00-20.00 น."
 */
const ENDS_SHORTENED = new RegExp(`(?:\\.\\p{L}|(?<!\\p{L})(?:${ABBREVIATIONS}))\\.\\s*$`, 'iu');

/**
 * Matches an abbreviation at the end: a listed abbreviation, one or two letters, or letters without
 * a vowel.
 */
const SHORT_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${ABBREVIATIONS}|\\p{L}{1,2}|[^\\P{L}aeiouyäöüáéíóúàèìòùâêîôûåæøаеёиоуыэюяіїєαεηιουω]{3,4}|dec|sept|jan|feb|okt|nov|dez|déc|avr|juil|дек|янв|фев|авг|сен|окт|ноя)$`,
  'iu',
);

/** Capitalises the start of each sentence, even if the user typed it in lower case. */
function capitaliseSentences(text: string, language: WrittenLanguage | 'und'): string {
  const ends = new Set(splitClauses(text).map(({ end }) => end));
  const begun = text.replace(
    /(?<!\p{Nd})([.!?]\s+)(\p{Ll}+)/gu,
    (whole, mark: string, word: string, at: number) => {
      const isShortened = mark.startsWith('.') && SHORT_WORD.test(text.slice(0, at));
      return ends.has(at) && !isShortened ? mark + capitalise(word, language) : whole;
    },
  );
  if (ENDS_SHORTENED.test(begun)) return begun;
  return begun.replace(
    /(?<!\p{Nd}[.,]?)[\s.,;:!。、，；：！।؛،–—-]+$|(?<=\p{Nd})[.;:!。！।]$/u,
    '',
  );
}
