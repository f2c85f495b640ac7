import {
  capitalise,
  isAllCaps,
  isJobOffer,
  isMeaningless,
  jobLead,
  mendEnglish,
  readProductTitle,
  tidy,
  typedField,
} from '@adwright/engine-lexicon';
import { ABBREVIATIONS } from '../content/abbreviations.ts';
import type { WrittenLanguage } from '../content/languages.ts';
import { callsIn } from './facts/calls.ts';
import { clausesOf } from './facts/clauses.ts';
import { factsIn } from './facts/field-clauses.ts';
import { plainText, type ReadFact } from './facts/read-facts.ts';
import { isIn } from './is-in.ts';
import { namedOccupation } from './named-occupation.ts';
import { withoutBrand } from './without-brand.ts';

const MAX_VERBATIM_CHARACTERS = 320;
/** A clause with more words was typed without the marks between its parts. */
const MAX_WORDS_OF_A_CLAUSE = 18;

/**
 * The product field as its writer typed it, for texts with room for all of it: nobody tells the offer better. Brand, links
 * and the sentence that only says to call are left out, since the ad states them elsewhere.
 *
 * @param facts of the whole brief
 * @returns null where the field is no text to publish: a shop's title with options, a field in capitals, or words without a
 *   mark between them
 */
export function verbatimProduct(
  brief: { product: string; brandName?: string | undefined },
  facts: readonly ReadFact[],
  language: WrittenLanguage | 'und',
): string | null {
  const { product, brandName } = brief;
  if (isMeaningless(product) || isShouted(product) || isShopTitle(product, facts)) return null;
  const phones = facts.filter(({ kind, field }) => kind === 'phone' && field === 'product');
  const field = withoutJobLead(withMarkedCalls(product, facts, language), language);
  if (field === null) return null;
  const stated = withNumbers(withoutBrand(typedField(field), brandName), phones);
  const typed = tidy(stated) + (ENDS_SHORTENED.test(stated) ? '.' : '');
  if (!/\p{L}{2}|\p{Lo}/u.test(typed) || isRunOn(typed)) return null;
  const told = withFrenchMarks(withSentences(shortened(typed), language), language);
  const said = capitalise(told, language);
  const mended = language === 'en' ? mendEnglish(said) : said;
  return [mended, said].find((text) => statesAll(text, facts)) ?? null;
}

/**
 * A job ad without "we are looking for", which its frames say. English ones print it as it is.
 * @returns null for a job ad that begins in another way: its words would need another order
 */
function withoutJobLead(field: string, language: WrittenLanguage | 'und'): string | null {
  if (language === 'en' || !isJobOffer(field)) return field;
  const lead = jobLead(field);
  return lead === ''
    ? null
    : namedOccupation(lead, field.slice(lead.length)).replace(ACCUSATIVE, '');
}

/** The German article in the case of "we are looking for", which the noun has in no heading: "Wir suchen einen Koch". */
const ACCUSATIVE = /^\s*einen?\s(?=\p{Lu})/iu;

/** Whether a text has every fact of the product field letter for letter; a number to call stands beside the call. */
function statesAll(verbatim: string, facts: readonly ReadFact[]): boolean {
  return facts
    .filter(({ field, kind }) => field === 'product' && kind !== 'phone')
    .every((fact) => isIn(verbatim, fact.text.replace(/[.!]$/, '')));
}

/** Whether a field is a title as shops write them: one with options or numbers for the shop, and no offer. */
function isShopTitle(product: string, facts: readonly ReadFact[]): boolean {
  const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
  const isCut = letters(readProductTitle(product).name) < letters(plainText(product));
  return isCut && !facts.some(({ field }) => field === 'product');
}

/** Whether a field is in capitals. Scripts without them have some in borrowed words: "手ぶらOK". */
function isShouted(product: string): boolean {
  return isAllCaps(product) && !/\p{Lo}/u.test(product);
}

/** The first character that stands for a phone number while a field is cleaned, which removes numbers. */
const FIRST_MARK = 0xe000;
const MARKS = /[\ue000-\ue0ff]/gu;

/** A field without the clauses that only state a phone number. In others a mark stands for it, as their words need it. */
function withMarkedCalls(
  product: string,
  facts: readonly ReadFact[],
  language: WrittenLanguage | 'und',
): string {
  const text = plainText(product);
  const phones = facts.filter(({ kind, field }) => kind === 'phone' && field === 'product');
  const others = facts.filter(({ kind, field }) => kind !== 'phone' && field === 'product');
  return callsIn(text, phones, language).reduceRight((left, { start, end, isOnlyCall }) => {
    if (isOnlyCall && factsIn({ start, end }, others).length === 0)
      return withoutSpan(left, start, end);
    return factsIn({ start, end }, phones).reduceRight(
      (rest, phone) =>
        rest.slice(0, phone.start) +
        String.fromCodePoint(FIRST_MARK + phones.indexOf(phone)) +
        rest.slice(phone.end),
      left,
    );
  }, text);
}

/** A text without a span, and without the comma behind it where a sentence ends before it. */
function withoutSpan(text: string, start: number, end: number): string {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  const isEnded = /(?:^|[.!?。।])\s*$/u.test(before);
  return before + (isEnded ? behind.replace(/^\s*[,;:،、，]/u, '') : behind);
}

/** A cleaned field with the phone numbers in the places of their marks. */
function withNumbers(text: string, phones: readonly ReadFact[]): string {
  return text.replace(
    MARKS,
    (mark) => phones[(mark.codePointAt(0) ?? FIRST_MARK) - FIRST_MARK]?.text ?? '',
  );
}

function isRunOn(text: string): boolean {
  return clausesOf(text).some(
    ({ start, end }) => text.slice(start, end).trim().split(/\s+/u).length > MAX_WORDS_OF_A_CLAUSE,
  );
}

/** A text up to the last clause for which there is room. */
function shortened(text: string): string {
  if (text.length <= MAX_VERBATIM_CHARACTERS) return text;
  const end = clausesOf(text).findLast((clause) => clause.end <= MAX_VERBATIM_CHARACTERS)?.end;
  return text.slice(0, end ?? 0).trim();
}

/** French puts a space before these marks, which cleaning a field removes. */
function withFrenchMarks(text: string, language: WrittenLanguage | 'und'): string {
  return language === 'fr'
    ? text.replace(/(?<=[\p{L}\p{Nd}%€])\s?([?!;:])(?=\s|$)/gu, ' $1')
    : text;
}

/** Ends with an abbreviation, which keeps its full stop: "39,- p.P.", "7.00-20.00 น." */
const ENDS_SHORTENED = new RegExp(`(?:\\.\\p{L}|(?<!\\p{L})(?:${ABBREVIATIONS}))\\.\\s*$`, 'iu');

/** Sentences begin with a capital, also those that were typed in small letters. */
function withSentences(text: string, language: WrittenLanguage | 'und'): string {
  const ends = new Set(clausesOf(text).map(({ end }) => end));
  const begun = text.replace(
    /(?<!\p{Nd})([.!?]\s+)(\p{Ll}+)/gu,
    (whole, mark: string, word: string, at: number) =>
      ends.has(at) ? mark + capitalise(word, language) : whole,
  );
  if (ENDS_SHORTENED.test(begun)) return begun;
  return begun.replace(
    /(?<!\p{Nd}[.,]?)[\s.,;:!。、，；：！।؛،–—-]+$|(?<=\p{Nd})[.;:!。！।]$/u,
    '',
  );
}
