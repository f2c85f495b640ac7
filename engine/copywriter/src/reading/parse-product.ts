import {
  capitalise,
  clip,
  isAllCaps,
  mendEnglish,
  partPassing,
  tidy,
  titleCase,
  withoutGenders,
} from '@adwright/engine-lexicon';
import { withoutAdjectiveCommas } from './adjective-run.ts';
import { withNameFirst, withoutCounts } from './counts.ts';
import { isAppeal, isDeed } from './deed.ts';
import { isMass, isPlural, lastWord, lowerFirst } from './english-nouns.ts';
import { categoryOf } from './product-category.ts';
import {
  bothOf,
  describe,
  factRow,
  isFact,
  isPoint,
  modifiersOf,
  pointSentence,
} from './product-facts.ts';
import { DETERMINER, MODIFIER, splitName } from './product-name.ts';
import { sentencesOf, withClause } from './product-sentences.ts';
import { withCommas, withListsJoined, withListsParted } from './run-on-field.ts';
import { isInPlaceBehind, ordered, shortName } from './short-name.ts';
import { isLocation, locatedIn, withPlaces } from './stated-places.ts';

/** The forms of a product's name in English sentences. */
export interface ProductWords {
  /** As on a label, capitalised: "Lumen Night Serum", "Yoga Mat". */
  name: string;
  /** At the start of a sentence or before a colon: "Lumen Night Serum", "Handmade leather bags". */
  label: string;
  /** Inside a sentence: "Lumen Night Serum", "handmade leather bags", "your new yoga mat". */
  phrase: string;
  /** The same for sentences whose reader may be the advertiser: "this yoga mat". */
  plain: string;
  /** The phrase with its modifier: "meal kits delivered weekly". */
  full: string;
  /** Whether it is a proper name, which takes no article and no "new". */
  named: boolean;
  /** The user's description as a noun phrase: "a retinol serum for sensitive skin"; null without one. */
  detail: string | null;
  /** The user's statements about it as short rows: "For sensitive skin", "Roasted weekly". */
  facts: string[];
  /** Temporary news: "Grand opening", "Walk ins welcome". */
  passing: string[];
  /** Further statements of the user, each a complete sentence: "Fits every cup holder". */
  points: string[];
  /** The day or hour of the event: "Friday 8pm"; null without one. */
  when: string | null;
  plural: boolean;
  /** Whether it is an activity instead of a thing: "quit smoking". */
  deed: boolean;
}

/** Activities with a thing that has its own capitalised name: "Rent a Tesla". */
const HIRES = /^(?:rent|hire|buy|book|learn) (?:an? )?\p{Lu}[\p{L}\d-]*$/iu;
/** "Learn to play the ukulele app" is an app for the ukulele. */
const LEARNT_BY =
  /^learn (?:how )?to (?:play|speak|read|write|cook|bake|draw|paint|make|sew|knit|ride|drive|dance) (?:the |an? )?((?:\p{L}+ ){1,3}(?:apps?|courses?|class(?:es)?|lessons?|workshops?|kits?|books?|cards))(?=$|,)/iu;
/** A field typed like a search query: "sell my car fast". */
const SEARCHED = /^(sell|find|rent out|insure|value|move|scrap|clean|fix|paint) my (?=\p{L})/iu;
/** An owner's name in place of the article: "Mrs Plum’s chutney". */
const OWNED = /^(?:\p{Lu}\S*\s){0,2}\p{Lu}\S*’s?\s/u;
const MAX_FULL_CHARACTERS = 64;
/** The purpose of a thing, which a sentence can omit. */
const PURPOSE = /\s(?:so(?: that)?|while|because|in order to)\s/i;
/** A single item that is sold once, such as a flat or a car: "3-bed townhouse", "2019 BMW". */
const ONE_OF_ITS_KIND = /^(?:\d+[- ]bed(?:room)?\b|(?:19|20)\d\d\s\p{L})/iu;
/** Separators of clauses. The comma of a number is not one. */
const CLAUSES = /\s*(?:,(?!\d)|;)\s*|\s+[–—-]\s+|(?<=^for\s.+)\s+(?=that\s)/;
const LEAD_IN =
  /^(?:(?:hey|hi|hello|so|ok(?:ay)?|well|basically)[,!]?\s+)*(?:(?:we|i)\s+(?:basically\s+|mostly\s+|mainly\s+)?do(?:\s+like)?(?=\s)|(?:we|i)(?:\s+(?:are\s+)?(?:sell(?:ing)?|offer(?:ing)?|make|making|promote|promoting|launch(?:ed|ing)?|open(?:ed|ing)|provide|providing|have)|(?:\s+a(?:re|m)|[’'](?:re|m))(?=\s+an?\s))|we\s+(?:have\s+)?just\s+(?:launched|opened|released)|(?:now |finally )?(?:introducing|announcing|launching|presenting)|discover|check out|get ready for|selling|promoting|(?:do you )?(?:need|want)(?=\s+(?:an?|some)\s)|(?:are you )?(?:looking|searching) for|as (?=an?\s)|(?:we|our \p{L}+) (?:is|are) (?:hosting|holding|organi[sz]ing|running)|this is|it is|it[’']?s|my product is|our product is)\s+/iu;
/** Praise before a name, removed from "your new best pizza". */
const BOAST = /^(?:(?:very )?best|greatest|amazing|awesome|incredible|most amazing)\s+(?=\p{L})/iu;
/** A field that states what the seller does, not what is sold. */
const WE_HELP = /^(?:we|i)\s+(?:help|assist|support)\s+/i;

/** A place or business described only by its owner: "my shop", "our small family restaurant". */
const OUR_OWN =
  /^(?:my|our)\s+(?:(?:small|little|local|family|new|own)\s+)*((?:\p{Ll}+\s)?(?:\p{Ll}*shop|\p{Ll}*store|boutique|bakery|caf[eé]|restaurant|salon|studio|gym|farm|hotel|bar|pub|clinic|practice|agency|business|company|brand|website))$/iu;

/** Used for a field without a letter or digit. */
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

/** "7,3L": English writes a decimal point. "1,500" is a thousand. */
const DECIMAL_COMMA = /(?<=\d),(?=\d{1,2}(?!\d))/gu;

/**
 * Parses a free-text product field written in English; `determiner` goes before an unnamed thing. `isNamed`
 * tells that a name is expected; a capitalised ordinary word is not one.
 */
export function parseProduct(
  field: string,
  determiner = 'your new',
  isNamed = false,
): ProductWords {
  const shouted = isAllCaps(field);
  const numbered = field.replace(DECIMAL_COMMA, '.');
  const { thing, passing } = partPassing(
    mendEnglish(
      withPlaces(withoutGenders(tidy(shouted ? numbered.toLowerCase() : numbered))),
    ).replace(/\bfor (wo)?man\b/gi, 'for $1men'),
  );
  const ourOwn = OUR_OWN.exec(thing)?.[1]?.toLowerCase();
  if (ourOwn !== undefined) return nameOwnersPlace(ourOwn);
  const { text, counted, size, when } = withoutCounts(withNameFirst(withCommas(thing)));
  const said = passing.map((words) =>
    capitalise(mendEnglish(words.toLowerCase())).replace(/(?<=\bon (?:the )?)\p{Ll}/u, (letter) =>
      letter.toUpperCase(),
    ),
  );
  const [first = '', ...later] = sentencesOf(withListsJoined(text));
  const named = tellsOfSeller(first) ? sentenceOfSeller(first) : nameIn(first, shouted, isNamed);
  if (!/[\p{L}\p{N}]/u.test(named.short)) return SOMETHING_NEW;
  const spoken = spokenAs(named, determiner);
  const details = detailsOf(named, spoken, { counted, size, said, later });
  return {
    name: capitalise(named.article) + titleCase(spoken.spoken),
    label: capitalise(named.article + spoken.spoken),
    phrase: spoken.phrase,
    plain: spoken.plain,
    full: withListsParted(details.full),
    named: named.isName,
    detail: details.detail && withListsParted(details.detail),
    facts: details.facts,
    passing: said,
    points: details.points,
    when: when === null ? null : capitalise(when),
    plural: spoken.plural,
    deed: spoken.deed,
  };
}

/** The names that the first sentence of a field gives the product. */
interface Named {
  /** The sentence without the words that introduce the product. */
  lead: string;
  /** The product's name without the clause after it. */
  bare: string;
  /** The same, cut to the length of a headline. */
  short: string;
  /** Whether it is a proper name. */
  isName: boolean;
  /** "the " if that is part of the name, otherwise empty. */
  article: string;
  /** The product's whole name with the clause at its end; null without a name. */
  named: string;
  modifier: string | null;
  /** The rest of the sentence; null if there is none. */
  rest: string | null;
}

/** A sentence about the seller, which names no product: "We took in 412 hedgehogs last year and need a heated unit". */
const OF_SELLER = /^(?:we|i)\s+(?!(?:a(?:re|m)\s+)?(?:a|an|the)\s)\p{Ll}+(?=\s)/iu;
const MAX_SENTENCE_CHARACTERS = 44;

function tellsOfSeller(first: string): boolean {
  return OF_SELLER.test(first) && leadOf(first) === withClause(first);
}

/** The sentence up to its first whole clause stands for a name; like an activity, it takes no article. */
function sentenceOfSeller(first: string): Named {
  const [clause = first] = first.split(/,\s|\s(?=(?:and|but|so|because|while|when)\s)/);
  const short = clip(clause, MAX_SENTENCE_CHARACTERS);
  const rest = first.slice(clause.length).replace(/^[,\s]+(?:(?:and|but|so)\s)?/, '');
  return {
    lead: first,
    bare: short,
    short,
    isName: false,
    article: '',
    named: short,
    modifier: null,
    rest: rest === '' ? null : `we ${rest}`,
  };
}

function nameIn(first: string, shouted: boolean, isNamed: boolean): Named {
  const lead = leadOf(first);
  const { named, rest, ...split } = splitName(lead, shouted);
  const isName =
    (split.isName && !HIRES.test(named.replace(MODIFIER, ''))) ||
    (isNamed && /^\p{Lu}/u.test(named));
  const article = isName && !shouted && isWithArticle(first, named) ? 'the ' : '';
  const clauseAt = isAppeal(named) ? null : clauseOf(named);
  const [modifier, bare] =
    clauseAt?.[1] && clauseAt.index > 1
      ? withRange(clauseAt[1], named.slice(0, clauseAt.index))
      : [null, named];
  const [whole] = named.split(CLAUSES);
  if (SAYS_LITTLE.test(bare) && modifier !== null && whole && whole.length <= MAX_WHOLE_CHARACTERS)
    return { lead, bare: whole, short: whole, isName, article, named: whole, modifier: null, rest };
  const short = isDeed(bare)
    ? clip(bare, MAX_FULL_CHARACTERS)
    : shortName(isName && rest !== null ? bare : ordered(bare), isName);
  return { lead, bare, short, isName, article, named, modifier, rest };
}

/** A kind that tells nothing by itself: "App. See for yourself." */
const SAYS_LITTLE =
  /^(?:app|apps|software|service|services|tool|platform|programme|program|course|shop|store)$/i;
const MAX_WHOLE_CHARACTERS = 34;

/** A clause and the name before it; sizes "12 to 20 inch" belong to the clause as a whole. */
function withRange(clause: string, name: string): [string, string] {
  const [size] = /^to\s\d/.test(clause) ? (/\s\d+$/.exec(name) ?? []) : [];
  return size === undefined
    ? [clause, name]
    : [`${size.trim()} ${clause}`, name.slice(0, -size.length)];
}

/** A sentence from the product on, without "we sell", "my" and praise. */
function leadOf(first: string): string {
  return withClause(
    withoutAdjectiveCommas(
      first
        .replace(WE_HELP, 'service that helps ')
        .replace(LEAD_IN, '')
        .replace(LEARNT_BY, '$1')
        .replace(SEARCHED, '$1 your ')
        .replace(/^[^,;:(]+/, locatedIn)
        .replace(DETERMINER, '')
        .replace(BOAST, '')
        .replace(/(?<=\s(?:and|&)\s\S+)\s(?:too|as well|also)(?=$|,)/i, ''),
    ),
  );
}

interface Spoken extends Pick<ProductWords, 'phrase' | 'plain' | 'plural' | 'deed'> {
  /** The short name for use inside a sentence, without an article. */
  spoken: string;
}

function spokenAs({ short, isName, article }: Named, determiner: string): Spoken {
  const spoken = isName
    ? short === short.toLowerCase()
      ? titleCase(short)
      : short
    : lowerFirst(short);
  const deed = !isName && (isDeed(short) || OF_SELLER.test(short));
  const plural = !deed && isPlural(short, isName);
  const countable =
    isName &&
    !plural &&
    !isMass(short) &&
    !OWNED.test(short) &&
    short.includes(' ') &&
    /^[a-z]/.test(lastWord(short));
  const owned =
    isName || /^(?:\d(?!d\s)|one|two|three|four|five|six)(?![\p{L}\d.]*-\p{L})/iu.test(short)
      ? ''
      : `${determiner} `;
  const phrase = deed
    ? `a way to ${lowerFirst(short)}`
    : countable || (!plural && ONE_OF_ITS_KIND.test(short))
      ? `the ${spoken}`
      : `${article || owned}${spoken}`;
  const plain = deed
    ? 'this'
    : countable || isName
      ? phrase
      : `${plural ? 'these' : 'this'} ${spoken}`;
  return { spoken, phrase, plain, plural, deed };
}

/** The content of a field besides the product's name. */
interface Besides {
  counted: readonly string[];
  size: string | null;
  said: readonly string[];
  later: readonly string[];
}

/** Details of a product: its full phrase, its kind, and the facts and points after it. */
function detailsOf(
  { lead, bare, short, isName, named, modifier, rest }: Named,
  { phrase }: Spoken,
  { counted, size, said, later }: Besides,
): Pick<ProductWords, 'full' | 'detail' | 'facts' | 'points'> {
  const [clauseOne = '', ...otherClauses] = modifier?.split(CLAUSES) ?? [];
  const full = fullPhrase(phrase, clauseOne, isName);
  const detail =
    rest !== null && isName && !(lead.startsWith(named) && saysItself(named, rest))
      ? describe(rest)
      : null;
  // A single capitalised word is a location: "4-bed house, Harrogate".
  const [located] = (detail === null ? (rest?.split(CLAUSES) ?? []) : []).filter(isLocation);
  const beyond = [
    (!isName && bare.startsWith(`${short} `)) || isInPlaceBehind(short, bare)
      ? bare.slice(short.length + 1).replace(/^(?:&|and|plus|or|\+)\s+/i, '')
      : '',
    full === phrase ? clauseOne : '',
    ...otherClauses,
    ...(detail === null ? clausesOf(rest, lead) : []),
    ...counted,
    ...said,
    ...later,
    ...specification(size, isName ? findDroppedWords(bare, short) : null),
  ];
  const facts = [clauseOne, ...(detail === null ? [] : modifiersOf(rest)), ...beyond]
    .flatMap(bothOf)
    .map(factRow)
    .filter(isFact)
    .map(withListsParted)
    .concat(located ?? []);
  const points = beyond
    .map(pointSentence)
    .filter(isPoint)
    .map(withListsParted)
    .concat(located ?? []);
  return { full, detail, facts, points };
}

/** The phrase with as much of its clause as fits a sentence. */
function fullPhrase(phrase: string, clause: string, isName: boolean): string {
  // "FibreNow that brings …" would mean one of several.
  const withModifier =
    clause === '' || (isName && /^(?:that|which)\s/.test(clause)) ? phrase : `${phrase} ${clause}`;
  const [toThePoint = ''] = withModifier.split(PURPOSE);
  return [withModifier, toThePoint].find((text) => text.length <= MAX_FULL_CHARACTERS) ?? phrase;
}

/** Whether an article belongs to the name, all of whose words are capitalised: "The Rusty Spoon". */
function isWithArticle(field: string, named: string): boolean {
  return (
    field.startsWith(`The ${named}`) && /^\p{Lu}\S*(?:\s(?:&|of|on|at|in|\p{Lu}\S*))*$/u.test(named)
  );
}

/** The clause after a noun. An infinitive such as "to surf" is a subject to learn instead. */
function clauseOf(named: string): RegExpExecArray | null {
  const start = LEARN_TO.exec(named)?.[0].length ?? 0;
  const clause = MODIFIER.exec(named.slice(start));
  if (clause) clause.index += start;
  return clause;
}

const LEARN_TO = /^learn (?:how )?to\s\S+/i;

/** After a dash or colon, the contents of a thing are one list: "starter kit - hive, suit, smoker and 2 day course". */
const CONTENTS =
  /^(?:[\p{L}\d-]+(?: [\p{L}\d-]+){0,2},\s)+(?:[\p{L}\d-]+ ){0,3}(?:and|&|or)\s[^,]+$/u;

function clausesOf(rest: string | null, lead: string): string[] {
  if (rest === null) return [];
  const isListed = /(?:\s[-–—]|:)\s+$/.test(lead.slice(0, lead.length - rest.length));
  return isListed && CONTENTS.test(rest) ? [rest] : rest.split(CLAUSES);
}

/** Combines a size with the words that a long name lost: "40L, waterproof". */
function specification(size: string | null, lost: string | null): string[] {
  const said = [size, lost].filter((words) => words !== null).join(', ');
  return said === '' ? [] : [said];
}

/** Words dropped from a name between its maker and its kind: "waterproof" of "Northpeak waterproof hiking backpack". */
function findDroppedWords(bare: string, short: string): string | null {
  const words = bare.split(' ');
  const kept = short.split(' ');
  const lost = words.length - kept.length;
  const maker = kept.findIndex((word, at) => word !== words[at]);
  const isMiddle = lost > 0 && maker > 0 && bare.endsWith(kept.slice(maker).join(' '));
  return isMiddle ? words.slice(maker, maker + lost).join(' ') : null;
}

/** Keeps "My shop" as the owner calls it, because a bare "Shop" names nothing. */
function nameOwnersPlace(place: string): ProductWords {
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

/**
 * Whether the clause after a known kind lists only accessories: "Alpine chalet, hot tub", "PetPal GPS collar,
 * waterproof, 10-day battery".
 */
function saysItself(named: string, rest: string): boolean {
  if (/^(?:an?|the)\s/i.test(rest)) return false;
  if (/\s\p{Ll}\S*$/u.test(named.replace(MODIFIER, ''))) return true;
  const kind = categoryOf(named);
  const other = categoryOf(rest);
  return kind !== null && other !== null && kind !== other;
}
