import { partPassing } from '../product/passing-words.ts';
import { inEnglishOrder } from '../product/word-order.ts';
import { withoutAdjectiveCommas } from './adjective-run.ts';
import { withoutCounts } from './counts.ts';
import { isAppeal, isDeed } from './deed.ts';
import { categoryEnding, categoryOf } from './english/product-category.ts';
import {
  isMass,
  isOrdinaryWord,
  isPlace,
  isPlural,
  lastWord,
  lowerFirst,
} from './english-nouns.ts';
import { capitalise, clip, isAllCaps, mendEnglish, tidy, titleCase } from './free-text.ts';
import { describe, factRow, isFact, isPoint, modifiersOf, pointSentence } from './product-facts.ts';
import { DETERMINER, MODIFIER, splitName } from './product-name.ts';
import { sentencesOf, withClause } from './product-sentences.ts';

/** How a product is spoken of in English sentences. */
export interface ProductWords {
  /** As it would stand on a label, capitalised: "Lumen Night Serum", "Yoga Mat". */
  name: string;
  /** Opening a sentence or standing before a colon: "Lumen Night Serum", "Handmade leather bags". */
  label: string;
  /** Inside a sentence: "Lumen Night Serum", "handmade leather bags", "your new yoga mat". */
  phrase: string;
  /** The same where the reader may be the advertiser: "this yoga mat". */
  plain: string;
  /** The phrase with its modifier: "meal kits delivered weekly". */
  full: string;
  /** A proper name, so no article and no "new". */
  named: boolean;
  /** What the user says it is, as a noun phrase: "a retinol serum for sensitive skin"; null where nothing was said. */
  detail: string | null;
  /** What the user says of it, as short rows: "For sensitive skin", "Roasted weekly". */
  facts: string[];
  /** What is said of the moment: "Grand opening", "Walk ins welcome". */
  passing: string[];
  /** What the user says of it beyond `full` and `detail`, each fit to stand as a sentence: "Fits every cup holder". */
  points: string[];
  /** The day or the hour that the user gives: "Friday 8pm"; null where there is none. */
  when: string | null;
  plural: boolean;
  /** What one does rather than a thing: "quit smoking". */
  deed: boolean;
}

const MAX_NAME_WORDS = 5;
const MAX_NAME_CHARACTERS = 34;
const MAX_FULL_CHARACTERS = 64;
/** What a thing does it for, which a sentence can do without. */
const PURPOSE = /\s(?:so(?: that)?|while|because|in order to)\s/i;
/** A flat or a car that is sold once: "3-bed townhouse", "2019 BMW". */
const ONE_OF_ITS_KIND = /^(?:\d+[- ]bed(?:room)?\b|(?:19|20)\d\d\s\p{L})/iu;
/** What parts clauses; the comma of a number does not. */
const CLAUSES = /\s*(?:,(?!\d)|;)\s*/;
const LEAD_IN =
  /^(?:(?:we|i)(?:\s+(?:are\s+)?(?:sell(?:ing)?|offer(?:ing)?|make|making|promote|promoting|launch(?:ed|ing)?|open(?:ed|ing)|provide|providing|have)|(?:\s+a(?:re|m)|[’'](?:re|m))(?=\s+an?\s))|we\s+(?:have\s+)?just\s+(?:launched|opened|released)|(?:now |finally )?(?:introducing|announcing|launching|presenting)|discover|check out|get ready for|selling|promoting|(?:do you )?(?:need|want)(?=\s+(?:an?|some)\s)|(?:are you )?(?:looking|searching) for|as (?=an?\s)|this is|it is|it[’']?s|my product is|our product is)\s+/i;
/** Praise before a name, which leaves "your new best pizza". */
const BOAST = /^(?:(?:very )?best|greatest|amazing|awesome|incredible|most amazing)\s+(?=\p{L})/iu;
/** A field that says what the seller does, not what is sold. */
const WE_HELP = /^(?:we|i)\s+(?:help|assist|support)\s+/i;

/** A place or a business of which the field says no more than whose it is: "my shop", "our small family restaurant". */
const OUR_OWN =
  /^(?:my|our)\s+(?:(?:small|little|local|family|new|own)\s+)*((?:\p{Ll}+\s)?(?:\p{Ll}*shop|\p{Ll}*store|boutique|bakery|caf[eé]|restaurant|salon|studio|gym|farm|hotel|bar|pub|clinic|practice|agency|business|company|brand|website))$/iu;

/** For a field without a single letter or digit. */
const SOMETHING_NEW: ProductWords = {
  name: 'Something New',
  label: 'Something new',
  phrase: 'something new',
  plain: 'this',
  full: 'something new',
  named: false,
  detail: null,
  facts: [],
  passing: [],
  points: [],
  when: null,
  plural: false,
  deed: false,
};

/**
 * Parses a free-text product field written in English; `determiner` goes before an unnamed thing. `isNamed` says that a name is
 * expected, where an ordinary word with a capital would be none.
 */
export function parseProduct(
  field: string,
  determiner = 'your new',
  isNamed = false,
): ProductWords {
  const shouted = isAllCaps(field);
  const { thing, passing } = partPassing(
    mendEnglish(tidy(withPlaces(shouted ? field.toLowerCase() : field))).replace(
      /\bfor (wo)?man\b/gi,
      'for $1men',
    ),
  );
  const ourOwn = OUR_OWN.exec(thing)?.[1]?.toLowerCase();
  if (ourOwn !== undefined) return spokenByOwner(ourOwn);
  const { text, counted, when } = withoutCounts(thing);
  const said = passing.map((words) =>
    capitalise(words.toLowerCase()).replace(/(?<=\bon (?:the )?)\p{Ll}/u, (letter) =>
      letter.toUpperCase(),
    ),
  );
  const [first = '', ...later] = sentencesOf(text);
  const lead = withClause(
    withoutAdjectiveCommas(
      first
        .replace(WE_HELP, 'service that helps ')
        .replace(LEAD_IN, '')
        .replace(DETERMINER, '')
        .replace(BOAST, ''),
    ),
  );
  const { named, rest, ...split } = splitName(lead, shouted);
  const isName = split.isName || (isNamed && /^\p{Lu}/u.test(named));
  const article = isName && !shouted && isWithArticle(first, named) ? 'the ' : '';
  const clauseAt = isAppeal(named) ? null : clauseOf(named);
  const modifier = clauseAt?.[1] && clauseAt.index > 1 ? clauseAt[1] : null;
  const bare = modifier === null ? named : named.slice(0, clauseAt?.index);
  const short = isDeed(bare)
    ? clip(bare, MAX_FULL_CHARACTERS)
    : shortName(isName && rest !== null ? bare : ordered(bare), isName);
  if (!/[\p{L}\p{N}]/u.test(short)) return SOMETHING_NEW;
  const spoken = isName
    ? short === short.toLowerCase()
      ? titleCase(short)
      : short
    : lowerFirst(short);
  const deed = !isName && isDeed(short);
  const plural = !deed && isPlural(short, isName);
  const countable =
    isName && !plural && !isMass(short) && short.includes(' ') && /^[a-z]/.test(lastWord(short));
  const owned =
    isName || /^(?:\d|one|two|three|four|five|six)/i.test(short) ? '' : `${determiner} `;
  const phrase = deed
    ? `a way to ${lowerFirst(short)}`
    : countable || (!plural && ONE_OF_ITS_KIND.test(short))
      ? `the ${spoken}`
      : `${article || owned}${spoken}`;
  const [clauseOne = '', ...otherClauses] = modifier?.split(CLAUSES) ?? [];
  // "FibreNow that brings …" would be one of several.
  const withModifier =
    clauseOne === '' || (isName && /^(?:that|which)\s/.test(clauseOne))
      ? phrase
      : `${phrase} ${clauseOne}`;
  const [toThePoint = ''] = withModifier.split(PURPOSE);
  const full =
    [withModifier, toThePoint].find((text) => text.length <= MAX_FULL_CHARACTERS) ?? phrase;
  const detail =
    rest !== null && isName && !(lead.startsWith(named) && isAnother(named, rest))
      ? describe(rest)
      : null;
  const beyond = [
    full === phrase ? clauseOne : '',
    ...otherClauses,
    ...(detail === null ? (rest?.split(CLAUSES) ?? []) : []),
    ...counted,
    ...said,
    ...later,
  ];
  return {
    name: capitalise(article) + titleCase(spoken),
    label: capitalise(article + spoken),
    phrase,
    plain: deed ? 'this' : countable || isName ? phrase : `${plural ? 'these' : 'this'} ${spoken}`,
    full,
    named: isName,
    detail,
    facts: [clauseOne, ...(detail === null ? [] : modifiersOf(rest)), ...beyond]
      .map(factRow)
      .filter(isFact),
    passing: said,
    points: beyond.map(pointSentence).filter(isPoint),
    when: when === null ? null : capitalise(when),
    plural,
    deed,
  };
}

/** "The Rusty Spoon": an article that is part of the name, of which every word is written large. */
function isWithArticle(field: string, named: string): boolean {
  return field.startsWith(`The ${named}`) && /^\p{Lu}\S*(?:\s(?:&|of|\p{Lu}\S*))*$/u.test(named);
}

/** The clause behind a noun; "to surf" is what one learns. */
function clauseOf(named: string): RegExpExecArray | null {
  const start = LEARN_TO.exec(named)?.[0].length ?? 0;
  const clause = MODIFIER.exec(named.slice(start));
  if (clause) clause.index += start;
  return clause;
}

const LEARN_TO = /^learn (?:how )?to\s\S+/i;

/** "My shop" is spoken of as the owner does: a bare "Shop" names nothing. */
function spokenByOwner(place: string): ProductWords {
  const phrase = `our ${place}`;
  return {
    ...SOMETHING_NEW,
    name: titleCase(phrase),
    label: capitalise(phrase),
    phrase,
    plain: phrase,
    full: phrase,
  };
}

/** "Alpine chalet, hot tub": what comes with a thing whose kind is known is not what the thing is. */
function isAnother(named: string, rest: string): boolean {
  const kind = categoryOf(named);
  const other = categoryOf(rest);
  return kind !== null && other !== null && kind !== other && !/^(?:an?|the)\s/i.test(rest);
}

const MAX_UNNAMED_WORDS = 4;

/** "hiking boots waterproof" in the order of English, where a kind of product is named; a name stays as it is. */
function ordered(bare: string): string {
  const turned = inEnglishOrder(bare);
  return turned !== bare && categoryOf(bare) !== null ? turned : bare;
}

const JOINED = /\s+(?:\+|&|and|plus)\s+/i;
/** What two things are that are joined before it: "feature flag and A/B testing SDK" is an SDK. */
const SHARED = /\b(?:sdk|api|app|software|platform|tool|system|plugin|course|kit|set)s?$/i;

/** A name keeps its beginning, a description its end: "stainless steel water bottle", not "extraordinarily versatile". */
function shortName(bare: string, isName: boolean): string {
  const words = bare.split(' ');
  // "online Spanish conversation classes" are classes: what it is called ends in what it is.
  if (
    isName &&
    bare.length > MAX_NAME_CHARACTERS &&
    words.length <= MAX_NAME_WORDS &&
    words.length > 2 &&
    /^\p{Ll}/u.test(bare) &&
    /\s\p{Ll}+$/u.test(bare)
  )
    return shortName(words.slice(1).join(' '), isName);
  const [beforeComma = bare] = bare.split(/,\s/);
  if (isName && words.length > MAX_NAME_WORDS && beforeComma.includes(' ') && beforeComma !== bare)
    return shortName(beforeComma, isName);
  // "Nora & Finn organic baby clothes" would not end in "baby": the sign is no word.
  const counted = MAX_NAME_WORDS + words.filter((word) => word === '&').length;
  if (isName || (words.length <= MAX_NAME_WORDS && bare.length <= MAX_NAME_CHARACTERS))
    return clip(words.slice(0, counted).join(' '), MAX_NAME_CHARACTERS);
  // Of two things sold together the first gives the name: "men’s haircut + hot towel shave".
  const [head = bare] = bare.split(JOINED);
  if (head !== bare && head.includes(' ') && !(SHARED.test(bare) && !SHARED.test(head)))
    return shortName(head, isName);
  const kind = endOfKind(words);
  if (kind > 1 && kind < words.length) return shortName(words.slice(0, kind).join(' '), isName);
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
 * How many words it takes until a kind of product is named in the plural: English puts no plural before another noun, so
 * something else begins there ("Spanish classes | evening small groups").
 */
function endOfKind(words: readonly string[]): number {
  for (let end = words.length; end > 1; end--) {
    const kind = words.slice(0, end).join(' ');
    if (isPlural(kind, false) && categoryEnding(kind) !== null) return end;
  }
  return 0;
}

/** "yoga retreat in bali" → "yoga retreat in Bali", for a field that was typed without capitals. */
function withPlaces(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text.replace(/(?<=\s(?:in|near|from|at)\s)\p{L}+/gu, (word) =>
    isOrdinaryWord(word) || isPlural(word, false) || !isPlace(word) ? word : capitalise(word),
  );
}
