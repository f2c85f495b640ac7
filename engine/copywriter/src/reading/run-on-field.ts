import { categoryEnding, categoryOf } from './product-category.ts';
import { withQualities } from './run-on-qualities.ts';

/** A number with the unit of a thing's size, strength or capacity. */
const MEASURE = String.raw`\d+(?:[.,]\d+)?(?:\s?x\s?\d+(?:[.,]\d+)?)*\s?(?:sq\.? ?(?:ft|m)|sqft|sqm|m²|m2|acres?|ft|feet|foot|cm|mm|m|inch(?:es)?|l|lit(?:re|er)s?|ml|kg|g|lbs?|oz|wh|kwh|kw|w|v|ah|mah|hp|gal(?:lon)?s?|btu|lumens?|psi|momme)`;
const MEASURED = new RegExp(
  String.raw`^([^,;:(]{3,}?)(,?)\s+(${MEASURE})\s+(?!x\s)(?=[\p{L}\d])([^.!?]+)(.*)$`,
  'isu',
);
/** The number of pieces in a set, with the words after it: "Pickleball paddle set of 2 carbon fibre face". */
const SET_OF =
  /^([^,;:(]+?\s(?:set|pack|pair))\s+(of\s(?:\d+|two|three|four|five|six))\s+(?=\p{L})([^.!?]+)(.*)$/isu;
/** A description by what is missing, by amount or by maker, up to the end of the text without punctuation. */
const SAID_BEHIND =
  /^([^,;:(]+?)\s+((?:no\s[\p{L}-]+(?:\s[\p{L}-]+)?|\d+\s(?:\p{L}+\s)?(?:settings|sections|drawers|shelves|speeds|pockets|programmes|programs|compartments|tiers|gears|burners|functions|modes)|hand[- ]?(?:made|wound|blown|cut|sewn|carved|painted|dyed|knitted|crafted|built|woven|rolled|forged|poured|stitched|thrown)\s[^,;:(]+))(?=$|,|\s\d)/iu;
/** A pack that a measure fills: "From Uji 30g tin". */
const PACK = /^(?:bag|jar|tin|tub|pouch|sack|sachet|packet)s?$/i;
/** Starts a phrase that belongs to the thing before it. */
const OPENS_PHRASE =
  /^(?:with|without|for|that|which|from|in|at|by|near|and|or|to|made|of|including|on|plus|&|\+)\s/i;

/**
 * Inserts commas into a field typed without punctuation, after a known thing and before a measure, a count or a
 * description: "chest freezer 198L energy class E" → "chest freezer, energy class E, 198L". The measure goes
 * last, so that it separates nothing.
 */
export function withCommas(field: string): string {
  return withListedQuality(withQualities(withCount(withMeasure(field))));
}

function withMeasure(field: string): string {
  const [, thing, comma, measure, behind, after = ''] = MEASURED.exec(field) ?? [];
  if (!thing || !measure || !behind) return field;
  const [first = ''] = behind.split(/,\s/);
  if (!isThing(thing) && !(PACK.test(first) && categoryOf(thing) !== null)) return field;
  const opens = OPENS_PHRASE.test(first);
  if (comma && !opens) return field;
  // "15 l tank" is one thing, but after "20v" another number starts.
  if (!opens && !/^\d/.test(first) && first.split(' ').length <= 2)
    return `${thing}, ${measure} ${behind}${after}`;
  return `${thing}${opens ? ' ' : ', '}${behind}, ${measure}${after}`;
}

function withCount(field: string): string {
  const [, thing, count, behind, after = ''] = SET_OF.exec(field) ?? [];
  if (!thing || !count || !behind) return field;
  const [first = ''] = behind.split(/,\s|\s(?=(?:with|for|in|from|by)\s)/);
  // "Gift set of 3 scented candles" states its contents.
  if (OPENS_PHRASE.test(first) || categoryOf(thing) === null || categoryEnding(first) !== null)
    return field;
  return `${thing}, ${behind}, set ${count}${after}`;
}

function withListedQuality(field: string): string {
  const [whole, thing, said] = SAID_BEHIND.exec(field) ?? [];
  return whole && thing && said && isThing(thing)
    ? `${thing}, ${said}${field.slice(whole.length)}`
    : field;
}

function isThing(words: string): boolean {
  return categoryEnding(words) !== null;
}

/** Stands for a comma between the items of a list, which doesn't separate clauses. */
const LIST_COMMA = '\u201a';
const MEMBER = String.raw`[\p{L}\d][^,;:.()!?]{1,28}?`;
/** A list inside a clause: "With bow, case and rosin", "that automates onboarding, leave and reviews". */
const LIST = new RegExp(
  String.raw`(?<=\s(?:with|including|includes|featuring|of|from|that\s\p{L}+s|made with|filled with|for)\s${MEMBER})((?:,\s${MEMBER}){1,4})(?=,?\s(?:and|&)\s([\p{L}\d][^,;:.()!?]{1,28})(?:$|[,;.]))`,
  'giu',
);
/** A property rather than a thing: "vegan", "machine washable". */
const QUALITY =
  /(?:free|proof|able|ible|ful|less|safe|friendly|resistant|vegan|certified|approved|tested|made|adjustable|reusable|included)$/i;

/** Replaces the commas inside lists, so that splitting at commas keeps each list whole. */
export function withListsJoined(field: string): string {
  return field.replace(LIST, (members: string, _members: string, last: string) =>
    [...members.split(/,\s/), last].some((member) => QUALITY.test(member.trim()))
      ? members
      : members.replaceAll(',', LIST_COMMA),
  );
}

/** Restores the commas of the lists in a text. */
export function withListsParted(text: string): string {
  return text.replaceAll(LIST_COMMA, ',');
}

/** The text before the first comma of a joined list. */
export function firstOfList(clause: string): string {
  const [first = clause] = clause.split(LIST_COMMA);
  return first;
}
