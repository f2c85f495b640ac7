import {
  capitalise,
  clip,
  isAllCaps,
  mendEnglish,
  removeGenderMarks,
  separatePassing,
  setTitleCase,
  tidy,
} from '@adwright/engine-lexicon';
import { removeAdjectiveCommas } from './adjective-run.ts';
import { moveNameFirst, removeCounts } from './counts.ts';
import { isAppeal, isDeed } from './deed.ts';
import { getLastWord, isMass, isPlural, lowerFirstWord } from './english-nouns.ts';
import { LIST_COMMA } from './facts/letters.ts';
import { findProductCategory } from './product-category.ts';
import {
  formDetailPhrase,
  isFact,
  isPoint,
  listModifiers,
  pointSentence,
  shortenToRow,
  splitAccessories,
} from './product-facts.ts';
import { DETERMINER, MODIFIER, splitName } from './product-name.ts';
import { splitSentences, turnIntoClause } from './product-sentences.ts';
import { insertCommas, joinLists, restoreListCommas } from './run-on-field.ts';
import { isInPlaceBehind, putInEnglishOrder, shortenName } from './short-name.ts';
import { capitalisePlaces, insertIn, isLocation } from './stated-places.ts';

/** The forms in which a product's name is used in English sentences. */
export interface ProductWords {
  /** Capitalised name, as on a label, for example "Lumen Night Serum", "Yoga Mat". */
  name: string;
  /**
   * Name at the start of a sentence or before a colon, for example "Lumen Night Serum", "Handmade
   * leather bags".
   */
  label: string;
  /**
   * Name inside a sentence, for example "Lumen Night Serum", "handmade leather bags", "your new
   * yoga mat".
   */
  phrase: string;
  /** Name inside a sentence in the advertiser's words, for example "this yoga mat". */
  plain: string;
  /**
   * `phrase` with the clause that describes the product, for example "meal kits delivered weekly".
   */
  full: string;
  /** Whether the product has a proper name, which takes no article and no "new". */
  named: boolean;
  /**
   * The user's description of the product as a noun phrase, such as "a retinol serum for sensitive
   * skin"; null if there is none.
   */
  detail: string | null;
  /**
   * What the user states about the product, as short rows, for example "For sensitive skin",
   * "Roasted weekly".
   */
  facts: string[];
  /** Temporary messages, for example "Grand opening", "Walk ins welcome". */
  passing: string[];
  /**
   * Further statements of the user, each complete by itself, for example "Fits every cup holder".
   */
  points: string[];
  /** The day or time of an event, such as "Friday 8pm"; null if none is stated. */
  when: string | null;
  plural: boolean;
  /** Whether the product is an activity and not a thing, for example "quit smoking". */
  deed: boolean;
}

/** Matches an activity whose object has a capitalised name, for example "Rent a Tesla". */
const HIRES = /^(?:rent|hire|buy|book|learn) (?:an? )?\p{Lu}[\p{L}\d-]*$/iu;
/**
 * Matches an app or course whose name states what it teaches. For example, "Learn to play the
 * ukulele app" is an app for the ukulele.
 */
const LEARNT_BY =
  /^learn (?:how )?to (?:play|speak|read|write|cook|bake|draw|paint|make|sew|knit|ride|drive|dance) (?:the |an? )?((?:\p{L}+ ){1,3}(?:apps?|courses?|class(?:es)?|lessons?|workshops?|kits?|books?|cards))(?=$|,)/iu;
/** Matches a product field that is typed like a search query, for example "sell my car fast". */
const SEARCHED = /^(sell|find|rent out|insure|value|move|scrap|clean|fix|paint) my (?=\p{L})/iu;
/** Matches an owner's name, which replaces the article, for example "Mrs Plum’s chutney". */
const OWNED = /^(?:\p{Lu}\S*\s){0,2}\p{Lu}\S*’s?\s/u;
const MAX_FULL_CHARACTERS = 64;
/** Matches words that introduce a purpose, which a sentence can omit. */
const PURPOSE = /\s(?:so(?: that)?|while|because|in order to)\s/i;
/**
 * Matches a single item that can be sold only once, such as a flat or a car, for example "3-bed
 * townhouse", "2019 BMW".
 */
const ONE_OF_ITS_KIND = /^(?:\d+[- ]bed(?:room)?\b|(?:19|20)\d\d\s\p{L})/iu;
/** Matches separators between clauses; the comma inside a number is no separator. */
const CLAUSES = /\s*(?:,(?!\d)|;)\s*|\s+[–—-]\s+|(?<=^for\s.+)\s+(?=that\s)/;
const LEAD_IN =
  /^(?:(?:hey|hi|hello|so|ok(?:ay)?|well|basically)[,!]?\s+)*(?:(?:we|i)\s+(?:basically\s+|mostly\s+|mainly\s+)?do(?:\s+like)?(?=\s)|(?:we|i)(?:\s+(?:are\s+)?(?:sell(?:ing)?|offer(?:ing)?|make|making|promote|promoting|launch(?:ed|ing)?|open(?:ed|ing)|provide|providing|have)|(?:\s+a(?:re|m)|[’'](?:re|m))(?=\s+an?\s))|we\s+(?:have\s+)?just\s+(?:launched|opened|released)|(?:now |finally )?(?:introducing|announcing|launching|presenting)|discover|check out|get ready for|selling|promoting|(?:do you )?(?:need|want)(?=\s+(?:an?|some)\s)|(?:are you )?(?:looking|searching) for|as (?=an?\s)|(?:we|our \p{L}+) (?:is|are) (?:hosting|holding|organi[sz]ing|running)|this is|it is|it[’']?s|my product is|our product is)\s+/iu;
/**
 * Matches praise before a name. If the praise were kept, a line would say "your new best pizza".
 */
const BOAST = /^(?:(?:very )?best|greatest|amazing|awesome|incredible|most amazing)\s+(?=\p{L})/iu;
/** Matches a product field that describes what the seller does and does not name a product. */
const WE_HELP = /^(?:we|i)\s+(?:help|assist|support)\s+/i;

/**
 * Matches a business that is described only as the owner's, for example "my shop", "our small
 * family restaurant".
 */
const OUR_OWN =
  /^(?:my|our)\s+(?:(?:small|little|local|family|new|own)\s+)*((?:\p{Ll}+\s)?(?:\p{Ll}*shop|\p{Ll}*store|boutique|bakery|caf[eé]|restaurant|salon|studio|gym|farm|hotel|bar|pub|clinic|practice|agency|business|company|brand|website))$/iu;

/** The result of parsing a product field without a letter or digit. */
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
 * Matches a decimal comma, as in "7,3L"; English uses a point. The comma in "1,500" separates
 * thousands and stays.
 */
const DECIMAL_COMMA = /(?<=\d),(?=\d{1,2}(?!\d))/gu;

/**
 * Parses a product field that was written in English. `determiner` is put before a thing that has
 * no name. `isNamed` is true if a name is expected. A capitalised ordinary word does not count as a
 * name.
 */
export function parseProduct(
  field: string,
  determiner = 'your new',
  isNamed = false,
): ProductWords {
  const shouted = isAllCaps(field);
  const numbered = field.replace(DECIMAL_COMMA, '.');
  const { thing, passing } = separatePassing(
    mendEnglish(
      capitalisePlaces(removeGenderMarks(tidy(shouted ? numbered.toLowerCase() : numbered))),
    ).replace(/\bfor (wo)?man\b/gi, 'for $1men'),
  );
  const ourOwn = OUR_OWN.exec(thing)?.[1]?.toLowerCase();
  if (ourOwn !== undefined) return nameOwnersPlace(ourOwn);
  const { text, counted, size, when } = removeCounts(moveNameFirst(insertCommas(thing)));
  const said = passing.map((words) =>
    capitalise(mendEnglish(words.toLowerCase())).replace(/(?<=\bon (?:the )?)\p{Ll}/u, (letter) =>
      letter.toUpperCase(),
    ),
  );
  const [first = '', ...later] = splitSentences(joinLists(text));
  const named = describesSeller(first)
    ? cutToSellerSentence(first)
    : readName(first, shouted, isNamed);
  if (!/[\p{L}\p{N}]/u.test(named.short)) return SOMETHING_NEW;
  const spoken = phraseName(named, determiner);
  const details = listDetails(named, spoken, { counted, size, said, later });
  return {
    name: capitalise(named.article) + setTitleCase(spoken.spoken),
    label: capitalise(named.article + spoken.spoken),
    phrase: spoken.phrase,
    plain: spoken.plain,
    full: restoreListCommas(details.full),
    named: named.isName,
    detail: details.detail && restoreListCommas(details.detail),
    facts: details.facts,
    passing: said,
    points: details.points,
    when: when === null ? null : capitalise(when),
    plural: spoken.plural,
    deed: spoken.deed,
  };
}

/** The product's name in a product field's first sentence, in several forms, and the rest of that sentence. */
interface Named {
  /** The sentence without words that introduce the product ("we sell"). */
  lead: string;
  /** The product's name without the clause that describes it. */
  bare: string;
  /** The product's name, shortened for a headline. */
  short: string;
  /** Whether the name is a proper name. */
  isName: boolean;
  /** "the " if the article belongs to the name, otherwise empty. */
  article: string;
  /** The full name including the clause at its end; null if there is no name. */
  named: string;
  modifier: string | null;
  /** The words of the sentence after the name; null if there are none. */
  rest: string | null;
}

/**
 * Matches a sentence about the seller, which names no product, for example "We took in 412
 * hedgehogs last year and need a heated unit".
 */
const OF_SELLER = /^(?:we|i)\s+(?!(?:a(?:re|m)\s+)?(?:a|an|the)\s)\p{Ll}+(?=\s)/iu;
const MAX_SENTENCE_CHARACTERS = 44;

function describesSeller(first: string): boolean {
  return OF_SELLER.test(first) && cutToLead(first) === turnIntoClause(first);
}

/**
 * Returns a sentence about the seller, up to the end of its first clause, in place of a name. Like an
 * activity, a sentence takes no article.
 */
function cutToSellerSentence(first: string): Named {
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

function readName(first: string, shouted: boolean, isNamed: boolean): Named {
  const lead = cutToLead(first);
  const { named, rest, ...split } = splitName(lead, shouted);
  const isName =
    (split.isName && !HIRES.test(named.replace(MODIFIER, ''))) ||
    (isNamed && /^\p{Lu}/u.test(named));
  const article = isName && !shouted && isWithArticle(first, named) ? 'the ' : '';
  const clauseAt = isAppeal(named) ? null : findClause(named);
  const [modifier, bare] =
    clauseAt?.[1] && clauseAt.index > 1
      ? moveRangeToClause(clauseAt[1], named.slice(0, clauseAt.index))
      : [null, named];
  const [whole] = named.split(CLAUSES);
  if (SAYS_LITTLE.test(bare) && modifier !== null && whole && whole.length <= MAX_WHOLE_CHARACTERS)
    return { lead, bare: whole, short: whole, isName, article, named: whole, modifier: null, rest };
  const isWhole = isDeed(bare) || (isList(bare) && bare.length <= MAX_LIST_CHARACTERS);
  const short = isWhole
    ? clip(bare, MAX_FULL_CHARACTERS)
    : shortenName(isName && rest !== null ? bare : putInEnglishOrder(bare), isName);
  return { lead, bare, short, isName, article, named, modifier, rest };
}

/** Maximum number of characters of a list of products that a headline states whole. */
const MAX_LIST_CHARACTERS = 46;

/** Tells whether a name lists several products. */
function isList(name: string): boolean {
  return LIST_COMMA.test(name);
}

/** Matches names that are too general by themselves, for example "App. See for yourself." */
const SAYS_LITTLE =
  /^(?:app|apps|software|service|services|tool|platform|programme|program|course|shop|store)$/i;
const MAX_WHOLE_CHARACTERS = 34;

/**
 * Returns the clause and the name before it. If the clause starts with "to" and a size, the whole
 * range of sizes ("12 to 20 inch") moves from the name into the clause.
 */
function moveRangeToClause(clause: string, name: string): [string, string] {
  const [size] = /^to\s\d/.test(clause) ? (/\s\d+$/.exec(name) ?? []) : [];
  return size === undefined
    ? [clause, name]
    : [`${size.trim()} ${clause}`, name.slice(0, -size.length)];
}

/** Returns the sentence from the product on, without "we sell", "my" and praise. */
function cutToLead(first: string): string {
  return turnIntoClause(
    removeAdjectiveCommas(
      first
        .replace(WE_HELP, 'service that helps ')
        .replace(LEAD_IN, '')
        .replace(LEARNT_BY, '$1')
        .replace(SEARCHED, '$1 your ')
        .replace(/^[^,;:(]+/, insertIn)
        .replace(DETERMINER, '')
        .replace(BOAST, '')
        .replace(/(?<=\s(?:and|&)\s\S+)\s(?:too|as well|also)(?=$|,)/i, ''),
    ),
  );
}

interface Spoken extends Pick<ProductWords, 'phrase' | 'plain' | 'plural' | 'deed'> {
  /** The short name without an article, for use inside a sentence. */
  spoken: string;
}

function phraseName({ short, isName, article }: Named, determiner: string): Spoken {
  const spoken = isName
    ? short === short.toLowerCase()
      ? setTitleCase(short)
      : short
    : lowerFirstWord(short);
  const deed = !isName && (isDeed(short) || OF_SELLER.test(short));
  const plural = !deed && (isList(short) || isPlural(short, isName));
  const countable =
    isName &&
    !plural &&
    !isMass(short) &&
    !OWNED.test(short) &&
    short.includes(' ') &&
    /^[a-z]/.test(getLastWord(short));
  const owned =
    isName ||
    isList(short) ||
    /^(?:\d(?!d\s)|one|two|three|four|five|six)(?![\p{L}\d.]*-\p{L})/iu.test(short)
      ? ''
      : `${determiner} `;
  const phrase = deed
    ? `a way to ${lowerFirstWord(short)}`
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

/** What a product field contains besides the product's name. */
interface Besides {
  counted: readonly string[];
  size: string | null;
  said: readonly string[];
  later: readonly string[];
}

/**
 * Returns the descriptive parts of a product field: the full phrase, the description, the facts and
 * the further statements.
 */
function listDetails(
  { lead, bare, short, isName, named, modifier, rest }: Named,
  { phrase }: Spoken,
  { counted, size, said, later }: Besides,
): Pick<ProductWords, 'full' | 'detail' | 'facts' | 'points'> {
  const [clauseOne = '', ...otherClauses] = modifier?.split(CLAUSES) ?? [];
  const full = buildFullPhrase(phrase, clauseOne, isName);
  const detail =
    rest !== null && isName && !(lead.startsWith(named) && listsAccessories(named, rest))
      ? formDetailPhrase(rest)
      : null;
  // A clause that consists of one capitalised word is a place, for example "4-bed house,
  // Harrogate".
  const [located] = (detail === null ? (rest?.split(CLAUSES) ?? []) : []).filter(isLocation);
  const beyond = [
    (!isName && bare.startsWith(`${short} `)) || isInPlaceBehind(short, bare)
      ? bare.slice(short.length + 1).replace(/^(?:&|and|plus|or|\+)\s+/i, '')
      : '',
    full === phrase ? clauseOne : '',
    ...otherClauses,
    ...(detail === null ? splitClauses(rest, lead) : []),
    ...counted,
    ...said,
    ...later,
    ...joinSpecification(size, isName ? findDroppedWords(bare, short) : null),
  ];
  const facts = [clauseOne, ...(detail === null ? [] : listModifiers(rest)), ...beyond]
    .flatMap(splitAccessories)
    .map(shortenToRow)
    .filter(isFact)
    .map(restoreListCommas)
    .concat(located ?? []);
  const points = beyond
    .map(pointSentence)
    .filter(isPoint)
    .map(restoreListCommas)
    .concat(located ?? []);
  return { full, detail, facts, points };
}

/**
 * Returns the product's phrase followed by its clause ("… that keeps drinks cold"). A clause that is
 * too long for one sentence loses its purpose ("so that …"), or is left out.
 */
function buildFullPhrase(phrase: string, clause: string, isName: boolean): string {
  // A proper name gets no clause with "that", because "FibreNow that brings …" would mean one of
  // several products.
  const withModifier =
    clause === '' || (isName && /^(?:that|which)\s/.test(clause)) ? phrase : `${phrase} ${clause}`;
  const [toThePoint = ''] = withModifier.split(PURPOSE);
  return [withModifier, toThePoint].find((text) => text.length <= MAX_FULL_CHARACTERS) ?? phrase;
}

/**
 * Tells whether the article belongs to a name, all of whose words are capitalised, for example "The
 * Rusty Spoon".
 */
function isWithArticle(field: string, named: string): boolean {
  return (
    field.startsWith(`The ${named}`) && /^\p{Lu}\S*(?:\s(?:&|of|on|at|in|\p{Lu}\S*))*$/u.test(named)
  );
}

/**
 * Finds the clause after a noun. An infinitive after "learn" is no clause: in "learn to surf" it is
 * the subject.
 */
function findClause(named: string): RegExpExecArray | null {
  const start = LEARN_TO.exec(named)?.[0].length ?? 0;
  const clause = MODIFIER.exec(named.slice(start));
  if (clause) clause.index += start;
  return clause;
}

const LEARN_TO = /^learn (?:how )?to\s\S+/i;

/**
 * Matches a list of contents after a dash or colon, which stays together, for example "starter kit
 * - hive, suit, smoker and 2 day course".
 */
const CONTENTS =
  /^(?:[\p{L}\d-]+(?: [\p{L}\d-]+){0,2},\s)+(?:[\p{L}\d-]+ ){0,3}(?:and|&|or)\s[^,]+$/u;

function splitClauses(rest: string | null, lead: string): string[] {
  if (rest === null) return [];
  const isListed = /(?:\s[-–—]|:)\s+$/.test(lead.slice(0, lead.length - rest.length));
  return isListed && CONTENTS.test(rest) ? [rest] : rest.split(CLAUSES);
}

/** Combines a size with the words that a shortened name has lost, for example "40L, waterproof". */
function joinSpecification(size: string | null, lost: string | null): string[] {
  const said = [size, lost].filter((words) => words !== null).join(', ');
  return said === '' ? [] : [said];
}

/**
 * Returns the words that were dropped between maker and kind of product, for example "waterproof"
 * of "Northpeak waterproof hiking backpack".
 */
function findDroppedWords(bare: string, short: string): string | null {
  const words = bare.split(' ');
  const kept = short.split(' ');
  const lost = words.length - kept.length;
  const maker = kept.findIndex((word, at) => word !== words[at]);
  const isMiddle = lost > 0 && maker > 0 && bare.endsWith(kept.slice(maker).join(' '));
  const dropped = words.slice(maker, maker + lost);
  // If a name joins two things, the first thing means nothing without the second, for example
  // "Window and".
  const isTorn = /^(?:and|&|plus|or)$/i.test(dropped.at(-1) ?? '');
  return isMiddle && !isTorn ? dropped.join(' ') : null;
}

/** Keeps "My shop" as the owner calls it, because "Shop" alone names nothing. */
function nameOwnersPlace(place: string): ProductWords {
  const phrase = `our ${place}`;
  return {
    ...SOMETHING_NEW,
    name: setTitleCase(phrase),
    label: capitalise(phrase),
    phrase,
    plain: phrase,
    full: phrase,
  };
}

/**
 * Tells whether the words after a comma list only accessories of a known thing, for example "Alpine chalet,
 * hot tub", "PetPal GPS collar, waterproof".
 */
function listsAccessories(named: string, rest: string): boolean {
  if (/^(?:an?|the)\s/i.test(rest)) return false;
  if (/\s\p{Ll}\S*$/u.test(named.replace(MODIFIER, ''))) return true;
  const kind = findProductCategory(named);
  const other = findProductCategory(rest);
  return kind !== null && other !== null && kind !== other;
}
