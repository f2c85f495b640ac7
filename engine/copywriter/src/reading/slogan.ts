import { capitalise, countWords, parseEnglish, tidy } from '@adwright/engine-lexicon';
import { isPlace } from './english-nouns.ts';
import { PROMISE } from './imperative.ts';
import { findProductCategory } from './product-category.ts';
import { looksLikeName, MODIFIER } from './product-name.ts';

/** Matches the end of a slogan, for example "Invoicing made simple", "Dentistry done right". */
const MADE_EASY = /\s(?:made|done)\s(?:\p{L}+\s)?\p{L}+$/iu;
/** Matches words between a promise and the product that keeps it, such as "with". */
const KEPT_BY = /\s+(?:with|at|thanks to)\s+(?:the\s+|our\s+|my\s+)?(?=\p{L})/giu;
const PARTED = /\s*:\s+|\s+[–—-]\s+|\s*[!.]\s+/u;
/** Matches words of an offer, because a discount is no slogan. */
const WORDS_OF_OFFERS = /\b(?:off|discount|sale|free|code|half price)\b|[$€£]/i;
/** Matches a slogan of the form "The only backpack you will ever need". */
const ALL_YOU_NEED =
  /^(?:the\s+)?(?:only|last|best|first)\s+(.{3,40}?)\s+(?:that\s+)?you(?:’ll|’d|ll| will| would)?\s+(?:ever\s+)?(?:need|want|own|buy|wear|taste|try|use)$/iu;
const MAX_SLOGAN_WORDS = 8;
const MAX_NAME_WORDS = 6;

/**
 * A product and the slogan of its field; the slogan is null if it would only repeat the product.
 */
interface SloganAndProduct {
  product: string;
  slogan: string | null;
}

/**
 * Separates a slogan from the product at its end, for example "Sleep better" from "the Luna
 * weighted blanket".
 */
export function separateSlogan(field: string): SloganAndProduct {
  const text = tidy(field);
  const [, wanted] = ALL_YOU_NEED.exec(text) ?? [];
  if (wanted !== undefined) return { product: wanted, slogan: capitalise(text) };
  const named = [...listSplits(text, PARTED), ...listSplits(text, KEPT_BY)].find(
    ([promise, product]) => isPromise(promise) && isNamed(product),
  );
  const parts =
    named ??
    listSplits(text, PARTED).find(
      ([promise, product]) => isCall(promise) && isDescription(product),
    );
  if (parts) return { product: parts[1], slogan: capitalise(parts[0]) };
  return { product: field, slogan: null };
}

/** Returns the two parts of a text, for each place at which it may be split. */
function listSplits(text: string, parting: RegExp): [string, string][] {
  return [...text.matchAll(new RegExp(parting, 'giu'))].map(({ index, 0: gap }) => [
    text.slice(0, index).replace(/[,;]$/, ''),
    text.slice(index + gap.length),
  ]);
}

/** Tells whether a text is a short sentence to the reader that contains no name. */
function isPromise(text: string): boolean {
  const [, ...others] = text
    .replace(/(?<=[.!?]\s)\p{Lu}/gu, (letter) => letter.toLowerCase())
    .split(' ');
  return (
    (PROMISE.test(text) || MADE_EASY.test(text)) &&
    countWords(text) <= MAX_SLOGAN_WORDS &&
    !WORDS_OF_OFFERS.test(text) &&
    !others.some((word) => /^\p{Lu}\p{Ll}|\p{Ll}\p{Lu}/u.test(word) && !isPlace(word))
  );
}

/**
 * Tells whether a promise to the reader can only be a sentence and no noun phrase. A phrase such as
 * "sleep mask" is no promise, because its first word is a noun.
 */
function isCall(text: string): boolean {
  return isPromise(text) && countWords(text) > 2 && parseEnglish(text.toLowerCase()).has('^#Verb');
}

/**
 * Tells whether a text describes the product and contains no name, for example "wildflower seed
 * bombs".
 */
function isDescription(text: string): boolean {
  const bare = text.replace(MODIFIER, '');
  return (
    /^\p{Ll}/u.test(bare) &&
    countWords(bare) <= MAX_NAME_WORDS &&
    !WORDS_OF_OFFERS.test(bare) &&
    !/[.,;:]/.test(bare) &&
    findProductCategory(bare) !== null
  );
}

/** Tells whether a text starts with a name and contains little else. */
function isNamed(text: string): boolean {
  const [bare = ''] = text.replace(MODIFIER, '').split(/[,;]/);
  const [first = ''] = bare.split(' ');
  return (
    /^\p{Lu}|\p{Ll}\p{Lu}/u.test(first) &&
    !PROMISE.test(bare) &&
    !parseEnglish(first).has('(#Demonym|#Place|#WeekDay|#Month|#Holiday)') &&
    countWords(bare) <= MAX_NAME_WORDS &&
    (looksLikeName(bare) || /^\p{Lu}\p{Ll}+$/u.test(bare))
  );
}
