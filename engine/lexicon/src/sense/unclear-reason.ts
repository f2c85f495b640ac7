import type { UnclearReason } from '@adwright/contracts';
import { findConcepts, termsOf } from '../concepts/lexicon.ts';
import { withoutAccents } from '../concepts/tokens.ts';
import { plainField } from '../pasted-field.ts';
import { understandProduct } from '../understanding/understand-product.ts';
import { type EmptySort, isWordWhenSmall, plainPhrase, sortOf } from './empty-words.ts';
import { isKeyRun, isRepeated } from './key-runs.ts';
import { meanLogProbability } from './letter-model.ts';

/** Words below it are spelt like those of no language. The lexicon has fewer words of other scripts, so those need more. */
const IMPLAUSIBLE = { latin: -4.3, other: -5.2 };
const NO_VOWEL = /^[^aeiouyåäöæøœаеёиоуыэюяіїєαεηιουωάέήίόύώ]+$/u;
const VOWELLED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;
/** Shorter words are often short forms. */
const MIN_SPELT_LETTERS = 5;
const MAX_PHRASE_WORDS = 4;
/** Whole texts tell something, however odd their words are. */
const MAX_NAME_WORDS = 2;
/** Longer words are compounds: "Straßenbahnfahrer". */
const MAX_NAME_LETTERS = 11;
/** "PC", "CRM": what everybody calls a thing. */
const SHORT_FORM = /^\p{Lu}{2,4}$/u;
/** Parts of a compound that tell what it is: "Kniekissen". */
const MIN_PART_LETTERS = 4;

/** Why a product field does not tell what is sold; null where it does, or may. */
export function unclearReason(field: string): UnclearReason | null {
  if (field.trim() === '') return 'empty';
  if (!/\p{L}/u.test(field)) return 'signs';
  const text = plainPhrase(plainField(field));
  const sorts = sortsOf(text === '' ? plainPhrase(field) : text);
  const reason = reasonOfSorts(sorts);
  if (reason !== null) return isWordWhenSmall(field.trim()) ? null : reason;
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const telling = words.filter((word) => sortOf(word) === undefined);
  if (telling.length > 0 && telling.every(isTyped)) return 'gibberish';
  if (understandProduct(field).concept !== null || findConcepts(field).length > 0) return null;
  if (isGibberish(telling)) return 'gibberish';
  return isNameAlone(plainField(field)) ? 'name' : null;
}

/** Sorts of the phrases that a text is made of, one for each; undefined for a word that may tell something. */
function sortsOf(text: string): (EmptySort | undefined)[] {
  const words = text.split(' ');
  const sorts: (EmptySort | undefined)[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = Math.min(MAX_PHRASE_WORDS, words.length - at);
    const length =
      Array.from({ length: longest }, (_, shorter) => longest - shorter).find(
        (count) => sortOf(words.slice(at, at + count).join(' ')) !== undefined,
      ) ?? 1;
    const phrase = words.slice(at, at + length).join(' ');
    if (/\p{L}/u.test(phrase)) sorts.push(sortOf(phrase));
    at += length;
  }
  return sorts;
}

function reasonOfSorts(sorts: readonly (EmptySort | undefined)[]): UnclearReason | null {
  if (sorts.length === 0 || sorts.includes(undefined)) return null;
  if (sorts.includes('brands')) return 'name';
  return sorts.includes('calls') && !sorts.includes('placeholders') ? 'call' : 'placeholder';
}

function isTyped(word: string): boolean {
  return isKeyRun(word) || isRepeated(word);
}

/** Whether the words, of which no term is known, are spelt like none of any language. */
function isGibberish(words: readonly string[]): boolean {
  const odd = words.filter((word) => isTyped(word) || isImplausible(word));
  const long = odd.filter((word) => word.length >= MIN_SPELT_LETTERS);
  return odd.length === words.length && (long.length > 0 || odd.length > 1);
}

function isImplausible(word: string): boolean {
  const isVoiceless =
    word.length >= MIN_SPELT_LETTERS && VOWELLED.test(word) && NO_VOWEL.test(withoutAccents(word));
  const limit = /^\p{Script=Latin}/u.test(word) ? IMPLAUSIBLE.latin : IMPLAUSIBLE.other;
  return isVoiceless || (meanLogProbability(word) ?? 0) < limit;
}

/** Whether a field is a name with nothing beside it that tells what it is: "Quantora", "Nova Zenith". */
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
    // Several of a thing: "Lanyards".
    !/\p{Ll}{3}s$/u.test(word) &&
    !hasKnownPart(word.toLowerCase())
  );
}

/** Languages that write compounds in one word. Short words of others are found in any name: "quan" of "quanto". */
const JOINING: ReadonlySet<string> = new Set(['de', 'en', 'nl', 'sv']);

let parts: ReadonlySet<string> | undefined;

/** Whether a word begins or ends with a word of the lexicon. */
function hasKnownPart(word: string): boolean {
  parts ??= new Set(
    termsOf('product')
      .filter(({ language }) => language === null || JOINING.has(language))
      .flatMap(({ text }) => text.split(/[\s*'’-]+/u))
      .filter(({ length }) => length >= MIN_PART_LETTERS),
  );
  for (let length = MIN_PART_LETTERS; length <= word.length; length++)
    if (parts.has(word.slice(0, length)) || parts.has(word.slice(-length))) return true;
  return false;
}
