import { categoryEnding, categoryOf } from './product-category.ts';
import { withQualities } from './run-on-qualities.ts';

/** A number with the unit of a thing's size, strength or capacity. */
const MEASURE = String.raw`\d+(?:[.,]\d+)?(?:\s?x\s?\d+(?:[.,]\d+)?)*\s?(?:sq\.? ?(?:ft|m)|sqft|sqm|m²|m2|acres?|ft|feet|foot|cm|mm|m|inch(?:es)?|l|lit(?:re|er)s?|ml|kg|g|lbs?|oz|wh|kwh|kw|w|v|ah|mah|hp|gal(?:lon)?s?|btu|lumens?|psi|momme)`;
const MEASURED = new RegExp(
  String.raw`^([^,;:(]{3,}?)(,?)\s+(${MEASURE})\s+(?!x\s)(?=[\p{L}\d])([^.!?]+)(.*)$`,
  'isu',
);
/** "Pickleball paddle set of 2 carbon fibre face": how many are in it, with what was typed behind. */
const SET_OF =
  /^([^,;:(]+?\s(?:set|pack|pair))\s+(of\s(?:\d+|two|three|four|five|six))\s+(?=\p{L})([^.!?]+)(.*)$/isu;
/** What is said of a thing by what it lacks, by how much of it there is or by who made it, up to the end of what was typed in one breath. */
const SAID_BEHIND =
  /^([^,;:(]+?)\s+((?:no\s[\p{L}-]+(?:\s[\p{L}-]+)?|\d+\s(?:\p{L}+\s)?(?:settings|sections|drawers|shelves|speeds|pockets|programmes|programs|compartments|tiers|gears|burners|functions|modes)|hand[- ]?(?:made|wound|blown|cut|sewn|carved|painted|dyed|knitted|crafted|built|woven|rolled|forged|poured|stitched|thrown)\s[^,;:(]+))(?=$|,|\s\d)/iu;
/** "From Uji 30g tin": what a measure fills. */
const PACK = /^(?:bag|jar|tin|tub|pouch|sack|sachet|packet)s?$/i;
/** Opens a phrase that belongs to the thing before it. */
const OPENS_PHRASE =
  /^(?:with|without|for|that|which|from|in|at|by|near|and|or|to|made|of|including|on|plus|&|\+)\s/i;

/**
 * Puts the commas into a field that was typed in one breath, where a known thing is named before a measure, a count or what is said
 * of it: "chest freezer 198L energy class E" → "chest freezer, energy class E, 198L". The measure goes last, so that it parts nothing.
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
  // "15 l tank" is one thing; behind "20v" another number begins.
  if (!opens && !/^\d/.test(first) && first.split(' ').length <= 2)
    return `${thing}, ${measure} ${behind}${after}`;
  return `${thing}${opens ? ' ' : ', '}${behind}, ${measure}${after}`;
}

function withCount(field: string): string {
  const [, thing, count, behind, after = ''] = SET_OF.exec(field) ?? [];
  if (!thing || !count || !behind) return field;
  const [first = ''] = behind.split(/,\s|\s(?=(?:with|for|in|from|by)\s)/);
  // "Gift set of 3 scented candles" is what it holds.
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

/** Stands for a comma that parts the members of one list, and no clauses. */
const LIST_COMMA = '\u201a';
const MEMBER = String.raw`[\p{L}\d][^,;:.()!?]{1,28}?`;
/** "With bow, case and rosin", "that automates onboarding, leave and reviews". */
const LIST = new RegExp(
  String.raw`(?<=\s(?:with|including|includes|featuring|of|from|that\s\p{L}+s|made with|filled with|for)\s${MEMBER})((?:,\s${MEMBER}){1,4})(?=,?\s(?:and|&)\s([\p{L}\d][^,;:.()!?]{1,28})(?:$|[,;.]))`,
  'giu',
);
/** What is said of a thing rather than a thing: "vegan", "machine washable". */
const QUALITY =
  /(?:free|proof|able|ible|ful|less|safe|friendly|resistant|vegan|certified|approved|tested|made|adjustable|reusable|included)$/i;

/** Keeps the members of a list together through what parts clauses at commas. */
export function withListsJoined(field: string): string {
  return field.replace(LIST, (members: string, _members: string, last: string) =>
    [...members.split(/,\s/), last].some((member) => QUALITY.test(member.trim()))
      ? members
      : members.replaceAll(',', LIST_COMMA),
  );
}

/** The lists of a text with their commas again. */
export function withListsParted(text: string): string {
  return text.replaceAll(LIST_COMMA, ',');
}

/** What stands before the first comma of a joined list. */
export function firstOfList(clause: string): string {
  const [first = clause] = clause.split(LIST_COMMA);
  return first;
}
