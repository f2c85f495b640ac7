import type { UnclearReason } from '@adwright/contracts';
import { findConcepts, listTerms } from '../concepts/lexicon.ts';
import { cleanProductField } from '../pasted-field.ts';
import { understandProduct } from '../understanding/understand-product.ts';
import { type EmptySort, findEmptySort, isWordWhenSmall, normalisePhrase } from './empty-words.ts';
import {
  areImplausible,
  hasCodeOrInitials,
  isImplausible,
  isOddAmongOthers,
  isTypedAtRandom,
  MIN_SPELT_LETTERS,
} from './odd-words.ts';

const MAX_PHRASE_WORDS = 4;
/**
 * Maximum number of words of a product field that can be a mere name; longer texts describe the
 * product.
 */
const MAX_NAME_WORDS = 2;
/**
 * Maximum number of letters of a mere name; longer words are compounds, for example
 * "Straßenbahnfahrer".
 */
const MAX_NAME_LETTERS = 11;
/** Matches abbreviations in capitals, which can be products: "PC", "CRM". */
const SHORT_FORM = /^\p{Lu}{2,4}$/u;
/**
 * Minimum number of letters of a known word inside a compound, for example "Kissen" in
 * "Kniekissen".
 */
const MIN_PART_LETTERS = 4;

/** Returns the reason why a product field names no product; null if it names one or may do so. */
export function findUnclearReason(field: string): UnclearReason | null {
  if (field.trim() === '') return 'empty';
  if (!/\p{L}/u.test(field)) return 'signs';
  const text = normalisePhrase(cleanProductField(field));
  const sorts = listEmptySorts(text === '' ? normalisePhrase(field) : text);
  const reason = chooseReason(sorts);
  if (reason !== null) return isWordWhenSmall(field.trim()) ? null : reason;
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const telling = words.filter((word) => findEmptySort(word) === undefined);
  if (telling.length > 0 && telling.every(isTypedAtRandom)) return 'gibberish';
  if (understandProduct(field).concept !== null || findConcepts(field).length > 0) return null;
  if (isGibberish(telling, field)) return 'gibberish';
  return isNameAlone(cleanProductField(field)) ? 'name' : null;
}

/**
 * Returns the category of each phrase in a text (placeholder, call, filler or brand). The category
 * of a word that may name a product is undefined.
 */
function listEmptySorts(text: string): (EmptySort | undefined)[] {
  const words = text.split(' ');
  const sorts: (EmptySort | undefined)[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = Math.min(MAX_PHRASE_WORDS, words.length - at);
    const length =
      Array.from({ length: longest }, (_, shorter) => longest - shorter).find(
        (count) => findEmptySort(words.slice(at, at + count).join(' ')) !== undefined,
      ) ?? 1;
    const phrase = words.slice(at, at + length).join(' ');
    if (/\p{L}/u.test(phrase)) sorts.push(findEmptySort(phrase));
    at += length;
  }
  return sorts;
}

function chooseReason(sorts: readonly (EmptySort | undefined)[]): UnclearReason | null {
  if (sorts.length === 0 || sorts.includes(undefined)) return null;
  if (sorts.includes('brands')) return 'name';
  return sorts.includes('calls') && !sorts.includes('placeholders') ? 'call' : 'placeholder';
}

/** Minimum share of odd words for a product field to count as gibberish. */
const ODD_SHARE = 2 / 3;
/** Matches a made-up name that can be pronounced, whatever its spelling, for example "Qdoba". */
const SPOKEN_NAME = /^\p{Lu}(?=.*[aeiouyаеёиоуыэюя])(?=.*\p{Ll})\p{L}+$/u;

/** Tells whether the words outside the lexicon are spelt like no language. */
function isGibberish(words: readonly string[], field: string): boolean {
  if (hasCodeOrInitials(field) && !words.some(isTypedAtRandom)) return false;
  if (words.length > 1) {
    const odd = words.filter(isOddAmongOthers);
    return odd.length >= words.length * ODD_SHARE || (odd.length > 0 && areImplausible(words));
  }
  const [word = ''] = words;
  return word.length >= MIN_SPELT_LETTERS && isImplausible(word) && !SPOKEN_NAME.test(field.trim());
}

/**
 * Tells whether a product field is a mere name that describes no product, for example "Quantora",
 * "Nova Zenith".
 */
function isNameAlone(field: string): boolean {
  const words = field.trim().split(/\s+/u);
  return words.length <= MAX_NAME_WORDS && words.every(isNameWord);
}

function isNameWord(word: string): boolean {
  return (
    word.length <= MAX_NAME_LETTERS &&
    /^\p{Script=Latin}[\p{Script=Latin}\p{M}\d'’.-]*$/u.test(word) &&
    /\p{Lu}/u.test(word) &&
    !SHORT_FORM.test(word) &&
    // A plural is no mere name: "Lanyards".
    !/\p{Ll}{3}s$/u.test(word) &&
    !hasKnownPart(word.toLowerCase())
  );
}

/**
 * Languages that write compounds as one word. In these languages, a known part of a word is searched too. In
 * other languages, short words occur in names by chance, for example "quan" in "quanto".
 */
const JOINING: ReadonlySet<string> = new Set(['de', 'en', 'nl', 'sv']);

let parts: ReadonlySet<string> | undefined;

/** Tells whether a word begins or ends with a term of the lexicon. */
function hasKnownPart(word: string): boolean {
  parts ??= new Set(
    listTerms('product')
      .filter(({ language }) => language === null || JOINING.has(language))
      .flatMap(({ text }) => text.split(/[\s*'’-]+/u))
      .filter(({ length }) => length >= MIN_PART_LETTERS),
  );
  for (let length = MIN_PART_LETTERS; length <= word.length; length++)
    if (parts.has(word.slice(0, length)) || parts.has(word.slice(-length))) return true;
  return false;
}
