import { clip, setEnglishOrder } from '@adwright/engine-lexicon';
import { isOrdinaryWord, isPlural } from './english-nouns.ts';
import { findCategoryAtEnd } from './product-category.ts';

const MAX_NAME_WORDS = 5;
const MAX_NAME_CHARACTERS = 34;
const MAX_UNNAMED_WORDS = 4;

/**
 * Puts a product's words into English order, so that "hiking boots waterproof" becomes "waterproof
 * hiking boots". A proper name keeps the order of its words.
 */
export function putInEnglishOrder(bare: string): string {
  const turned = setEnglishOrder(bare);
  const fits = turned.split(' ').length <= MAX_NAME_WORDS && turned.length <= MAX_NAME_CHARACTERS;
  return turned !== bare && fits ? turned : bare;
}

const JOINED = /\s+(?:\+|&|and|plus)\s+/i;
/**
 * Matches head nouns that two joined things share; for example, "feature flag and A/B testing SDK"
 * is an SDK.
 */
const SHARED = /\b(?:sdk|api|app|software|platform|tool|system|plugin|course|kit|set)s?$/i;

/** Matches a place or time after the thing, for example "sound bath on the beach". */
const WHERE = /\s(?:on|under|over|above|beside|along|during|before|after)\s.*$/i;

/**
 * Tells whether a place or time follows the shortened name in the field, for example "on the
 * Jurassic coast".
 */
export function isInPlaceBehind(short: string, bare: string): boolean {
  return bare.startsWith(`${short} `) && bare.slice(short.length).search(WHERE) === 0;
}

/**
 * Shortens a product's words. The beginning of a proper name is kept, and so is the end of a
 * description. The result is, for example, "stainless steel water bottle" and not "extraordinarily
 * versatile".
 */
export function shortenName(bare: string, isName: boolean): string {
  const words = bare.split(' ');
  // A name must end with the word for the product. For example, "online Spanish conversation
  // classes" are classes.
  if (
    isName &&
    bare.length > MAX_NAME_CHARACTERS &&
    words.length <= MAX_NAME_WORDS &&
    words.length > 2 &&
    /^\p{Ll}/u.test(bare) &&
    /\s\p{Ll}+$/u.test(bare)
  )
    return shortenName(words.slice(1).join(' '), isName);
  const [beforeComma = bare] = bare.split(/,\s/);
  if (isName && words.length > MAX_NAME_WORDS && beforeComma.includes(' ') && beforeComma !== bare)
    return shortenName(beforeComma, isName);
  const [before = bare] = bare.split(WHERE);
  if (isName && words.length > MAX_NAME_WORDS && before !== bare && before.includes(' '))
    // A place is kept or removed as a whole, because "Wedding barn on the Jurassic" would name no
    // place.
    return bare.length <= MAX_NAME_CHARACTERS ? bare : shortenName(before, isName);
  const branded = isName ? shortenToBrandAndKind(words) : null;
  if (branded !== null) return branded;
  const counted = countAllowedWords(words);
  if (isName || (words.length <= MAX_NAME_WORDS && bare.length <= MAX_NAME_CHARACTERS))
    return removeLooseEnd(clip(words.slice(0, counted).join(' '), MAX_NAME_CHARACTERS), bare);
  // Of two things that are sold together, the first becomes the name, for example "men’s haircut +
  // hot towel shave".
  const [head = bare] = bare.split(JOINED);
  if (head !== bare && head.includes(' ') && !(SHARED.test(bare) && !SHARED.test(head)))
    return shortenName(head, isName);
  const [place = bare] = bare.split(WHERE);
  if (place !== bare && place.includes(' ')) return shortenName(place, isName);
  const kind = endOfKind(words) || countWordsBeforeQualities(words);
  if (kind > 1 && kind < words.length) return shortenName(words.slice(0, kind).join(' '), isName);
  for (let from = Math.max(0, words.length - MAX_UNNAMED_WORDS); from < words.length; from++) {
    const tail = words
      .slice(from)
      .join(' ')
      .replace(/^(?:\+|&|and|plus|of|for)\s+/i, '');
    if (tail.length <= MAX_NAME_CHARACTERS) return tail;
  }
  return clip(bare, MAX_NAME_CHARACTERS);
}

/**
 * Matches words that join phrases or start a clause. Words after a joining word don't name the
 * product.
 */
const FUNCTION_WORD =
  /^(?:and|or|plus|\+|for|with|to|in|at|by|on|from|that|of|the|all|you|is|are)$/i;
/**
 * Matches words that need the word before them, for example "stainless steel", "hyaluronic acid",
 * "vitamin C".
 */
const LEANING =
  /^(?:.|acid|steel|foam|gel|shell|system|free|fired|pressed|plated|scented|insulated|proof|resistant|based)$/i;

/**
 * Shortens a long name to its brand and kind, for example "Northpeak waterproof hiking backpack 40
 * litre" to "Northpeak hiking backpack". Returns null for a name that is short enough or does not
 * end with the word for the product.
 */
function shortenToBrandAndKind(words: readonly string[]): string | null {
  const most = countAllowedWords(words);
  if (words.length <= most && words.join(' ').length <= MAX_NAME_CHARACTERS) return null;
  const brand = findBrand(words);
  const description = takeSecondThing(words.slice(brand.length));
  const last = description.at(-1) ?? '';
  const isKind =
    /^\p{Ll}/u.test(last) || findCategoryAtEnd(words.join(' ')) !== null || isPlural(last, false);
  if (brand.length === 0 || !isKind || description.some((word) => FUNCTION_WORD.test(word)))
    return null;
  for (let from = 0; from < description.length; from++) {
    if (LEANING.test(description[from] ?? '')) continue;
    const name = [...brand, ...description.slice(from)];
    const isShort = name.length <= most || from === description.length - 1;
    if (isShort && name.join(' ').length <= MAX_NAME_CHARACTERS) return name.join(' ');
  }
  return null;
}

/**
 * Returns the complete one of two things in a name, for example "Gutter Cleaning" of "Window and
 * Gutter Cleaning".
 */
function takeSecondThing(description: readonly string[]): readonly string[] {
  const second = description.slice(description.findLastIndex((word) => /^and$/i.test(word)) + 1);
  const isTitle = second.length > 1 && second.every((word) => /^\p{Lu}/u.test(word));
  return isTitle ? second : description;
}

/** Returns the brand at the start of a name, for example "Nora & Finn", "Osprey", "Lake House". */
function findBrand(words: readonly string[]): readonly string[] {
  const sign = words.indexOf('&');
  if (sign === 1 || sign === 2) return words.slice(0, sign + 2);
  const [first = '', second = ''] = words;
  if (!/\p{Lu}/u.test(first)) return [];
  // Two capitalised words may form a brand, even if one of them is an ordinary word, for example
  // "Blue Ocean". After a brand of one word, an ordinary word starts the description, for example
  // "Northpeak Waterproof".
  const isTwo = /^\p{Lu}/u.test(second) && (isOrdinaryWord(first) || !isOrdinaryWord(second));
  return words.slice(0, isTwo ? 2 : 1);
}

/** Matches words that can't end a shortened name, for example "Narrowboat day hire on the". */
const LOOSE_WORDS =
  /(?<=\S)(?:\s(?:on|in|at|of|for|with|by|from|to|near|and|or|the|an?|your|our))+$/iu;

/**
 * Removes "and" with half of a second thing from the end of a shortened name, for example "daycare
 * and overnight".
 */
function removeLooseEnd(cut: string, whole: string): string {
  return cut === whole
    ? cut
    : cut.replace(/(?<=\S\s\S+)\s(?:and|&|plus|or)\s\S*$/u, '').replace(LOOSE_WORDS, '');
}

/**
 * Returns the maximum number of words of a name. The sign "&" is not counted as a word. If "&" were
 * counted, "Nora & Finn organic baby clothes" would end in "baby".
 */
function countAllowedWords(words: readonly string[]): number {
  return MAX_NAME_WORDS + words.filter((word) => word === '&').length;
}

/**
 * Returns the number of words of the longest beginning that names a kind of product, if a new phrase follows
 * it; otherwise 0. A new phrase follows a plural ("Spanish classes", then "evening small groups"), or starts
 * with a place or a number ("Sailing course", then "Croatia 7 days").
 */
function endOfKind(words: readonly string[]): number {
  for (let end = words.length; end > 1; end--) {
    const kind = words.slice(0, end).join(' ');
    const isEnd = isPlural(kind, false) || /^[\p{Lu}\d]/u.test(words[end] ?? '');
    if (isEnd && findCategoryAtEnd(kind) !== null) return end;
  }
  return 0;
}

/** Matches work as the last word after its object. */
const WORK =
  /^(?:cleaning|fitting|coating|testing|servicing|welding|machining|repairs?|hire|rentals?|removals?|installation|maintenance|inspections?|surveys?|services?)$/i;

/**
 * Matches the form in which a product is sold, which names the kind of product, for example
 * "shampoo bar".
 */
const FORM =
  /^(?:bars?|sets?|kits?|packs?|box(?:es)?|sticks?|sheets?|rolls?|pads?|cards?|books?|bags?|bottles?|mugs?|tins?|jars?|cups?|bowls?|covers?|cases?|stands?|holders?|machines?|tools?|lamps?|lights?)$/i;

/**
 * Returns the number of words before the qualities at the end, for example 3 in "men's beard oil
 * sandalwood vegan cruelty free". The result is 0 if the last word may be the head noun.
 */
function countWordsBeforeQualities(words: readonly string[]): number {
  const last = words.at(-1) ?? '';
  const isKnown = findCategoryAtEnd(words.join(' ')) !== null;
  // In "Commercial kitchen extraction cleaning" the head noun is "cleaning".
  if (
    isKnown ||
    WORK.test(last) ||
    !isOrdinaryWord(last) ||
    FORM.test(last) ||
    words.some((word) => FUNCTION_WORD.test(word))
  )
    return 0;
  for (let end = words.length - 1; end > 1; end--) {
    if (findCategoryAtEnd(words.slice(0, end).join(' ')) !== null) return end;
  }
  return 0;
}
