import { removeAccents } from '../concepts/tokens.ts';
import { isKeyRun, isRepeated } from './key-runs.ts';
import { computeMeanLogProbability } from './letter-model.ts';

/**
 * A word fits no language if its spelling score ({@link computeMeanLogProbability}) is below this. The
 * limit for other scripts is stricter, because the lexicon has fewer words in these scripts.
 */
const IMPLAUSIBLE = { latin: -4.3, other: -5.2 };
const NO_VOWEL = /^[^aeiouyåäöæøœаеёиоуыэюяіїєαεηιουωάέήίόύώ]+$/u;
const VOWELLED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;
/**
 * Minimum number of letters of a word whose spelling is judged; shorter words are often
 * abbreviations.
 */
export const MIN_SPELT_LETTERS = 5;
/** Minimum number of letters of an odd word. One or two letters may be a name: "H&M". */
const MIN_ODD_LETTERS = 3;
/**
 * Minimum number of letters of a word without vowels that counts as odd beside other words. A
 * shorter word may be an abbreviation.
 */
const MIN_VOICELESS_LETTERS = 4;
/**
 * A word without a vowel counts as odd if its spelling score is below this. Slavic words without a
 * vowel have a higher score.
 */
const IMPLAUSIBLE_VOICELESS = -3.6;
/** Several words fit no language if their mean spelling score is below this. */
const IMPLAUSIBLE_PHRASE = -4.2;

/** Matches single keys of a Korean keyboard that form no syllable. */
const LOOSE_JAMO = /^[\u3131-\u318e]+$/u;
/** Matches Thai and Devanagari vowel signs without a consonant before them. */
const LOOSE_SIGN =
  /[\u0e30\u0e32\u0e33\u0e40-\u0e44][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]|[\u0e48-\u0e4b]{2}|[\u093e-\u094c]{2}/u;

/**
 * Tells whether a lower-case word was typed at random: neighbouring keys, one repeated letter, or
 * signs that form no word.
 */
export function isTypedAtRandom(word: string): boolean {
  return isKeyRun(word) || isRepeated(word) || LOOSE_JAMO.test(word) || LOOSE_SIGN.test(word);
}

/** Tells whether the spelling of a word in lower case fits no language. */
export function isImplausible(word: string): boolean {
  const limit = /^\p{Script=Latin}/u.test(word) ? IMPLAUSIBLE.latin : IMPLAUSIBLE.other;
  return isVoiceless(word, MIN_SPELT_LETTERS) || computeLikelihood(word) < limit;
}

/**
 * Tells whether a lower-case word beside other words is odd: typed at random, with an unlikely
 * spelling, or without a vowel.
 */
export function isOddAmongOthers(word: string): boolean {
  if ([...word].length < MIN_ODD_LETTERS) return false;
  const isUnspeakable =
    isVoiceless(word, MIN_VOICELESS_LETTERS) && computeLikelihood(word) < IMPLAUSIBLE_VOICELESS;
  return isTypedAtRandom(word) || isImplausible(word) || isUnspeakable;
}

/** Tells whether the mean spelling score of several words is too low for any language. */
export function areImplausible(words: readonly string[]): boolean {
  const sum = words.reduce((total, word) => total + computeLikelihood(word), 0);
  return sum < IMPLAUSIBLE_PHRASE * words.length;
}

const computeLikelihood = (word: string) => computeMeanLogProbability(word) ?? 0;

function isVoiceless(word: string, least: number): boolean {
  return word.length >= least && VOWELLED.test(word) && NO_VOWEL.test(removeAccents(word));
}

/** Matches a word of letters and figures, such as a model number, for example "XM5", "4K". */
const CODE = /\p{L}\p{Nd}|\p{Nd}\p{L}/u;
const CAPITALS = /^\p{Lu}{2,8}$/u;

/**
 * Tells whether a product field contains a model number or initials in capitals, for example
 * "WH-1000XM5", "MVMT". Model numbers and initials name a product whatever their spelling.
 */
export function hasCodeOrInitials(field: string): boolean {
  return CODE.test(field) || (field.match(/\p{L}+/gu) ?? []).some((word) => CAPITALS.test(word));
}
