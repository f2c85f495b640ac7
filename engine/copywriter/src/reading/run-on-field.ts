import { findCategoryAtEnd, findProductCategory } from './product-category.ts';
import { separateQualities } from './run-on-qualities.ts';

/** Pattern of a number with a unit for size, strength or capacity. */
const MEASURE = String.raw`\d+(?:[.,]\d+)?(?:\s?x\s?\d+(?:[.,]\d+)?)*\s?(?:sq\.? ?(?:ft|m)|sqft|sqm|m²|m2|acres?|ft|feet|foot|cm|mm|m|inch(?:es)?|l|lit(?:re|er)s?|ml|kg|g|lbs?|oz|wh|kwh|kw|w|v|ah|mah|hp|gal(?:lon)?s?|btu|lumens?|psi|momme)`;
const MEASURED = new RegExp(
  String.raw`^([^,;:(]{3,}?)(,?)\s+(${MEASURE})\s+(?!x\s)(?=[\p{L}\d])([^.!?]+)(.*)$`,
  'isu',
);
/**
 * Matches the number of pieces in a set, with the words after it, for example "Pickleball paddle
 * set of 2 carbon fibre face".
 */
const SET_OF =
  /^([^,;:(]+?\s(?:set|pack|pair))\s+(of\s(?:\d+|two|three|four|five|six))\s+(?=\p{L})([^.!?]+)(.*)$/isu;
/**
 * Matches a description that states what is missing, a number or a maker, in a text without further
 * punctuation.
 */
const SAID_BEHIND =
  /^([^,;:(]+?)\s+((?:no\s[\p{L}-]+(?:\s[\p{L}-]+)?|\d+\s(?:\p{L}+\s)?(?:settings|sections|drawers|shelves|speeds|pockets|programmes|programs|compartments|tiers|gears|burners|functions|modes)|hand[- ]?(?:made|wound|blown|cut|sewn|carved|painted|dyed|knitted|crafted|built|woven|rolled|forged|poured|stitched|thrown)\s[^,;:(]+))(?=$|,|\s\d)/iu;
/** Matches packs after which a measure states the content, for example "From Uji 30g tin". */
const PACK = /^(?:bag|jar|tin|tub|pouch|sack|sachet|packet)s?$/i;
/** Matches the start of a phrase that belongs to the thing before it. */
const OPENS_PHRASE =
  /^(?:with|without|for|that|which|from|in|at|by|near|and|or|to|made|of|including|on|plus|&|\+)\s/i;

/**
 * Inserts commas into a product field that was typed without them: between a known thing and a
 * measure, a count or a description. "Chest freezer 198L energy class E" becomes "chest freezer,
 * energy class E, 198L". The measure is moved to the end, so that it does not separate other words.
 */
export function insertCommas(field: string): string {
  return separateListedQuality(separateQualities(separateCount(separateMeasure(field))));
}

function separateMeasure(field: string): string {
  const [, thing, comma, measure, behind, after = ''] = MEASURED.exec(field) ?? [];
  if (!thing || !measure || !behind) return field;
  const [first = ''] = behind.split(/,\s/);
  if (!isThing(thing) && !(PACK.test(first) && findProductCategory(thing) !== null)) return field;
  const opens = OPENS_PHRASE.test(first);
  if (comma && !opens) return field;
  // One or two words after a measure belong to the measure ("15 l tank"), unless they start with a
  // digit like a second measure.
  if (!opens && !/^\d/.test(first) && first.split(' ').length <= 2)
    return `${thing}, ${measure} ${behind}${after}`;
  return `${thing}${opens ? ' ' : ', '}${behind}, ${measure}${after}`;
}

function separateCount(field: string): string {
  const [, thing, count, behind, after = ''] = SET_OF.exec(field) ?? [];
  if (!thing || !count || !behind) return field;
  const [first = ''] = behind.split(/,\s|\s(?=(?:with|for|in|from|by)\s)/);
  // The words after "set of" may be the set's contents, for example "Gift set of 3 scented
  // candles".
  if (
    OPENS_PHRASE.test(first) ||
    findProductCategory(thing) === null ||
    findCategoryAtEnd(first) !== null
  )
    return field;
  return `${thing}, ${behind}, set ${count}${after}`;
}

function separateListedQuality(field: string): string {
  const [whole, thing, said] = SAID_BEHIND.exec(field) ?? [];
  return whole && thing && said && isThing(thing)
    ? `${thing}, ${said}${field.slice(whole.length)}`
    : field;
}

function isThing(words: string): boolean {
  return findCategoryAtEnd(words) !== null;
}

/**
 * Character that replaces a comma between items of a list, where the comma separates no clauses.
 */
const LIST_COMMA = '\u201a';
const MEMBER = String.raw`[\p{L}\d][^,;:.()!?]{1,28}?`;
/**
 * Matches a list inside a clause, for example "With bow, case and rosin", "that automates
 * onboarding, leave and reviews".
 */
const LIST = new RegExp(
  String.raw`(?<=\s(?:with|including|includes|featuring|of|from|that\s\p{L}+s|made with|filled with|for)\s${MEMBER})((?:,\s${MEMBER}){1,4})(?=,?\s(?:and|&)\s([\p{L}\d][^,;:.()!?]{1,28})(?:$|[,;.]))`,
  'giu',
);
/**
 * Matches the last word of a property, which is no thing, for example "vegan", "machine washable".
 */
const QUALITY =
  /(?:free|proof|able|ible|ful|less|safe|friendly|resistant|vegan|certified|approved|tested|made|adjustable|reusable|included)$/i;

/** Replaces the commas inside lists, so that a later split at commas keeps each list together. */
export function joinLists(field: string): string {
  return field.replace(LIST, (members: string, _members: string, last: string) =>
    [...members.split(/,\s/), last].some((member) => QUALITY.test(member.trim()))
      ? members
      : members.replaceAll(',', LIST_COMMA),
  );
}

/** Puts the commas of lists back into a text. */
export function restoreListCommas(text: string): string {
  return text.replaceAll(LIST_COMMA, ',');
}

/** Returns the first item of a list, up to the first replaced comma. */
export function cutToFirstListed(clause: string): string {
  const [first = clause] = clause.split(LIST_COMMA);
  return first;
}
