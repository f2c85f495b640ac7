import { parseEnglish } from '@adwright/engine-lexicon';
import { isAdjective } from './adjective-run.ts';
import { isOrdinaryWord, isPlace, isPlural, LANGUAGE, lowerFirstWord } from './english-nouns.ts';
import { GAZETTEER } from './gazetteer.ts';
import { IMPERATIVE } from './imperative.ts';
import { findProductCategory } from './product-category.ts';

/** Matches words before a noun that are no part of its name. */
export const DETERMINER =
  /^(?:(?:an?|the|my|our|some|this|these|your)\s+)?(?:(?:brand[- ])?new\s+(?!builds?\b))?/i;
/** Matches the clause after a noun, for example "for sensitive skin", "roasted weekly". */
export const MODIFIER =
  /\s+((?:for|with|without|that|which|from|in(?:to)?|at|by|near|about|through|around|across|all over(?=\s[A-Z])|every|weekly|made|designed|built|delivered|roasted|brewed|crafted|inspired|based(?= (?:in|on|at|near|around)\b)|matching(?= you\b)|(?:boiled|baked|fried|smoked|grilled|fermented|aged|stitched|sewn|knitted|woven|carved|engraved|printed|painted|dyed|grown|reared|picked|harvested|distilled|bottled|blended|poured|personali[sz]ed|customi[sz]ed|tailored|forged|assembled|sourced|milled|topped|stuffed|served)(?= (?:daily|weekly|fresh|by|in|with|to|from|on|at|over|(?:and [a-z]+(?:ed|en|wn) )(?:daily|weekly|fresh|by|in|with|to|from|on|at))(?![a-z]))|to|done|packed|prepared|powered|infused|open(?! (?:day|evening|house|mic|air|water|source)s?\b)|including|no(?= (?:contract|minimum|set-?up|joining|hidden|added|commitment|fees?|deposit|experience|need))|on (?:iOS|Android|iPhone|Mac|Windows|Steam|Spotify|Etsy|Amazon|your|every|all)|looking for|in search of|ages?(?= \d)|aged(?= \d)|(?<=\b(?:charity|charities|foundation|non-?profit|organi[sz]ation|ngo|initiative)\s)[a-z]{3,}ing(?=\s)|(?<=\b(?:agency|company|firm|shop|store|studio|brand|bakery|farm|start-?up|cooperative|co-op)\s)(?:selling|offering|serving|teaching|making|renting|letting|building|supplying|producing|helping|connecting|representing|placing|restoring|repairing)(?=\s)|speciali[sz]ing in)\s.+)$/i;
/**
 * Matches a place whose capital does not make the thing a proper name, for example "houseboat
 * holiday on the Norfolk Broads".
 */
const LOCATED = /(?<=^\p{Ll}.*)\son\sthe\s\p{Lu}.*$/u;
const OWN_SALE = /^(?:my|our|the)?\s*(.{2,40}?)(?<!,)\s+(?:sells?|offers?|provides?)\s+(.+)$/i;
const CALLED = /^(.+?)\s+(?:called|named)\s+(.+)$/i;
const APPOSITION =
  /^(.+?)(?:\s*(?:(?<!\d):|:(?!\d)|[;(])\s*|\s+[-–—]\s+|\s*,(?!\d{3}(?!\d))\s*|\s+(?:is|are)\s+(?=(?:an?|the)\s))(.+?)\)?$/i;
/**
 * Matches a kind of product followed by a name whose words are all capitalised, for example "mobile
 * game Dragon Quest Island", "Tattoo studio Ink & Iron".
 */
const KIND_THEN_NAME =
  /^((?:\p{Ll}[\p{Ll}\p{N}-]*\s){1,5}|\p{Lu}\p{Ll}[\p{Ll}-]*\s(?:\p{Ll}[\p{Ll}\p{N}-]*\s){1,2})((?:[\p{Lu}\p{N}]\S*)(?:\s(?:(?:&|of|and|the)\s)?(?:[\p{Lu}\p{N}]\S*))*)$/u;
/**
 * Matches names of exams that people prepare for. Names of exams are not read as names of products.
 */
const EXAM = /^(?:I?GCSE|SAT|ACT|GRE|GMAT|LSAT|MCAT|IELTS|TOEFL|AP|IB|KS\d|A-?Levels?|11\+)\b/;
/** Matches places of events. */
const NAMED_PLACE =
  /^\p{Lu}.*\s(?:Park|Street|Road|Square|Hall|Beach|Bay|Valley|Hills|Stadium|Arena|Airport|Castle|Cathedral|Museum|Library|Pier|Quay|Lane|Avenue)$/u;
/**
 * Matches times of events, which are no product's name by themselves, for example "July", "Saturday
 * mornings".
 */
const TIME_ALONE =
  /^(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|easter|christmas|half[- ]term|term[- ]time|holidays?|mornings?|evenings?|afternoons?|weekends?|to|and|or|until|from|[-–&]|\d+)(?:\s+|$))+$/i;
/**
 * Maximum number of words of a name that is moved before the word for the product, as is usual in
 * English, for example "Cloud9 mattress".
 */
const MAX_REORDERED_WORDS = 3;
const JOINS =
  /\b(?:in|on|at|from|for|with|by|near|of|and|or|to|the|about|into|through|against|during|across|covering|featuring|exploring|depicting|celebrating|starring|following|visiting|supporting|using)\s$/;
const LIST_CONTINUES = /^(?:and|or|&|plus)\s/i;

/** The product's name, and the rest of the sentence. */
interface NameSplit {
  named: string;
  rest: string | null;
  isName: boolean;
}

/**
 * Matches titles of talks and lessons, which are no product's name, for example "Free webinar: how
 * to cut your cloud bill".
 */
const TALK =
  /^(?:how|why|what|when|where|who)\s|^(?:the\s+)?\d+\s+(?:\p{L}+\s)?(?:ways|tips|steps|things|mistakes|secrets|reasons)\b/iu;

/**
 * Separates a product's name from its description, for example "Lumen, a night serum", "a serum
 * called Lumen".
 */
export function splitName(text: string, shouted: boolean): NameSplit {
  const keepWholeName = (named: string): NameSplit => ({
    named,
    rest: null,
    isName:
      looksLikeName(named.replace(MODIFIER, '').replace(LOCATED, '')) ||
      (shouted && !isDescribed(named)),
  });
  const [lead = text, ...clauses] = text.split(/,\s*/);
  const introduced = findIntroduction(lead);
  if (introduced !== null) {
    const { kind, name, modifier } = introduced;
    const reordered = `${name} ${kind}`;
    return reordered.split(' ').length <= MAX_REORDERED_WORDS
      ? { named: reordered + modifier, rest: clauses.join(', ') || null, isName: true }
      : { named: name, rest: [kind + modifier, ...clauses].join(', '), isName: true };
  }
  const sale = OWN_SALE.exec(text);
  if (sale?.[2]) return keepWholeName(sale[2].replace(DETERMINER, ''));
  const called = CALLED.exec(text);
  if (called?.[1] && called[2]) return { named: called[2], rest: called[1], isName: true };
  const apposed = APPOSITION.exec(text);
  if (!apposed?.[1] || !apposed[2]) return splitLong(text) ?? keepWholeName(text);
  const [, first, second] = apposed;
  if (TALK.test(second)) return { named: first, rest: second, isName: false };
  // A list of goods is no name with its description, for example "bags, belts and wallets".
  const isList =
    /,/.test(text) &&
    (LIST_CONTINUES.test(second) ||
      (/,\s*(?:and|or|&)?\s*[^\s\d]\S*(?:\s+and\s+\S+)?$/.test(text) &&
        second.split(' ').length <= 3 &&
        !/^(?:(?:an?|the)\s|\d)/i.test(second) &&
        !isDescription(second) &&
        isPlural(first.replace(MODIFIER, ''), false)));
  if (isList)
    return isShortList(text) ? keepWholeName(text) : { ...keepWholeName(first), rest: second };
  const isComma = /^\s*,/.test(text.slice(first.length));
  if (isDescribed(first) && isNameBehind(first, second, isComma))
    return { named: second, rest: first, isName: true };
  const isStrong = !isComma || /^(?:an?|the)\s/i.test(second);
  const isName =
    looksLikeName(first.replace(MODIFIER, '')) ||
    (isStrong && first.split(' ').length <= 3 && !isDescribed(first));
  return { named: first, rest: second, isName };
}

/**
 * Tells whether the words after a comma only describe the goods before it, for example "serviced
 * and safe".
 */
function isDescription(words: string): boolean {
  return words
    .split(/[\s,]+/)
    .every(
      (word) => /^(?:and|or|&)$/i.test(word) || isAdjective(word) || /\p{L}{3}ed$/u.test(word),
    );
}

/**
 * Maximum number of characters of a list of goods that is one name, for example "Bags, belts and
 * wallets".
 */
const MAX_LIST_CHARACTERS = 34;

function isShortList(text: string): boolean {
  const isShort = text.length <= MAX_LIST_CHARACTERS && text.split(' ').length <= MAX_WHOLE_WORDS;
  return isShort && /\s(?:and|&)\s/.test(text);
}

/**
 * Splits a text that is too long for a name after its last capitalised word, for example "Bob’s
 * Burgers" and "new double smash burger".
 */
function splitLong(text: string): NameSplit | null {
  const [, named, rest] = LONG_NAME.exec(text.replace(MODIFIER, '')) ?? [];
  const words = text.split(' ').filter((word) => word !== '&');
  if (!named || !rest || words.length <= MAX_WHOLE_WORDS || !looksLikeName(named)) return null;
  return { named, rest: text.slice(named.length).trim(), isName: true };
}

const LONG_NAME = /^(\p{Lu}\S*(?:\s(?:(?:&|and|of)\s)?\p{Lu}\S*)+)((?:\s\p{Ll}[\p{L}’-]*){3,})$/u;
const MAX_WHOLE_WORDS = 5;

/** Matches a certificate, which is no name of a product, for example "Gas Safe registered". */
const ATTESTED =
  /\s(?:registered|certified|approved|accredited|licensed|insured|qualified|trained|rated|compliant|endorsed|listed)$/i;

/** Matches a limit of an order, which is no name, for example "min 5 ewes". */
const LIMIT = /^(?:min|max)(?:imum)?\.?\s(?=(?:of\s)?\p{Nd})/iu;

/**
 * Tells whether the words after a description are the name. After a comma, the words may be a venue
 * or an award instead of a name.
 */
function isNameBehind(description: string, behind: string, isComma: boolean): boolean {
  if (IMPERATIVE.test(behind) || !looksLikeName(behind.replace(MODIFIER, ''))) return false;
  const [lead = behind] = behind.split(/,\s*/);
  if (TIME_ALONE.test(lead) || ATTESTED.test(lead) || LIMIT.test(lead)) return false;
  // If a description is itself a name, the words after it are no name, for example "Old Mill B&B,
  // Cotswolds".
  const isWhole = /^\p{Lu}\S*(?:\s(?:&|of|and|\p{Lu}\S*))+$/u.test(description);
  return (
    !isComma ||
    (/^\p{Lu}|\p{Ll}\p{Lu}/u.test(lead) &&
      !(isWhole || MODIFIER.test(description) || isPlace(lead) || NAMED_PLACE.test(lead)))
  );
}

/**
 * Returns the kind of product, the name after it, and the clause after both; null if no kind comes
 * before a name.
 */
export function findIntroduction(text: string): Introduction | null {
  const modifier = MODIFIER.exec(text)?.[0] ?? '';
  const [, before = '', name = ''] =
    KIND_THEN_NAME.exec(text.slice(0, text.length - modifier.length)) ?? [];
  const [opening = ''] = before.split(' ');
  const isKind = /^\p{Ll}/u.test(opening) || isOrdinaryWord(opening) || isPlace(opening);
  return name !== '' && isKind && !EXAM.test(name) && isIntroduction(before, name)
    ? { kind: lowerFirstWord(before.trim()), name, modifier }
    : null;
}

interface Introduction {
  kind: string;
  name: string;
  modifier: string;
}

/**
 * Tells whether the words before a capitalised phrase name the kind of product, so that the phrase
 * is the product's name and no place or season.
 */
function isIntroduction(kind: string, name: string): boolean {
  if (JOINS.test(kind) || !/\p{L}{3}/u.test(name) || findProductCategory(kind) === null)
    return false;
  return !name
    .split(' ')
    .every(
      (word) =>
        isProperAdjective(word) && !/\d|\p{Ll}\p{Lu}/u.test(word) && !/^\p{Lu}{4,}$/u.test(word),
    );
}

/**
 * Matches a superlative with a possessive as its article, for example "Europe’s first carbon
 * negative sneaker".
 */
const SUPERLATIVE = /^\p{L}+’s\s(?:first|only|\p{L}+est|best|leading|favou?rite|most)\s/u;

/**
 * Tells whether a text starts with a describing word and is therefore no name, for example "online
 * course", "coffee beans".
 */
function isDescribed(text: string): boolean {
  const [first = ''] = text.split(' ');
  return isOrdinaryWord(first) || SUPERLATIVE.test(text) || isPlural(text, false);
}

/**
 * Matches holidays, which describe a thing that is made for them, for example "real Christmas
 * trees".
 */
const FEAST = /^(?:Christmas|Easter|Halloween|Thanksgiving|Valentine’s)$/;
/** Matches a thing that is named after its activity, for example "Learn Spanish app". */
const DOES = /^Learn \p{Lu}\p{L}+ \p{Ll}+$/u;

/**
 * Tells whether a text is a proper name: it has a capital inside, two capitalised words, or a first
 * word that is no ordinary describing word.
 */
export function looksLikeName(text: string): boolean {
  if (text === text.toLowerCase()) return false;
  if (DOES.test(text)) return true;
  const words = text.split(' ');
  if (words.slice(1).some((word) => /^\p{Lu}(?!-shirt)/u.test(word) && !isProperAdjective(word)))
    return true;
  const [first = ''] = words;
  if (/\p{L}\p{Lu}/u.test(first) && first !== first.toUpperCase()) return true;
  if (first === first.toUpperCase() || first === first.toLowerCase()) return false;
  return !isOrdinaryWord(first);
}

/** Tells whether a capitalised word is no brand, for example "Japanese", "Friday", "SEO". */
function isProperAdjective(word: string): boolean {
  return (
    word === word.toUpperCase() ||
    LANGUAGE.test(word) ||
    FEAST.test(word) ||
    GAZETTEER.has(word.toLowerCase()) ||
    parseEnglish(word).has('(#Demonym|#Place|#WeekDay|#Month|#Holiday)')
  );
}
