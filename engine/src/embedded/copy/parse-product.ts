import nlp from 'compromise';
import pluralize from 'pluralize';
import { categoryOf } from './english/product-category.ts';
import {
  capitalise,
  clip,
  isAllCaps,
  mendEnglish,
  tidy,
  titleCase,
  wordCount,
} from './free-text.ts';

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
  /** What the user says of it beyond `full` and `detail`, each fit to stand as a sentence: "Fits every cup holder". */
  points: string[];
  plural: boolean;
}

const MAX_NAME_WORDS = 5;
const MAX_NAME_CHARACTERS = 34;
const MAX_DETAIL_CHARACTERS = 70;
const MAX_FULL_CHARACTERS = 64;
const LEAD_IN =
  /^(?:(?:we|i)(?:\s+(?:are\s+)?(?:sell(?:ing)?|offer(?:ing)?|make|making|promote|promoting|launch(?:ing)?|provide|providing|have))|introducing|selling|promoting|this is|it is|its|my product is|our product is)\s+/i;
/** A field that says what the seller does, not what is sold. */
const WE_HELP = /^(?:we|i)\s+(?:help|assist|support)\s+/i;
const DETERMINER = /^(?:(?:an?|the|my|our|some|this|these|your)\s+)?(?:(?:brand[- ])?new\s+)?/i;
const OWN_SALE = /^(?:my|our|the)?\s*(.{2,40}?)\s+(?:sells?|offers?|provides?)\s+(.+)$/i;
const CALLED = /^(.+?)\s+(?:called|named)\s+(.+)$/i;
const APPOSITION =
  /^(.+?)(?:\s*[:;(]\s*|\s+[-–—]\s+|\s*,\s*|\s+(?:is|are)\s+(?=(?:an?|the)\s))(.+?)\)?$/i;
const MODIFIER =
  /\s+((?:for|with|without|that|which|from|in|at|by|near|about|every|weekly|made|designed|built|delivered|roasted|brewed|crafted|inspired|based|to|powered|infused)\s.+)$/i;
const LIST_CONTINUES = /^(?:and|or|&|plus)\s/i;

/** A promise to the reader, not a description: "learn Spanish in your lunch break". */
const IMPERATIVE =
  /^(?:learn|get|save|build|make|find|discover|try|enjoy|start|grow|master|join|help|turn|stop|create|meet|become|feel|keep|send|cut|boost|see|say|never|your?|from)\s/i;

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
  points: [],
  plural: false,
};

/** Parses a free-text product field written in English; `determiner` goes before an unnamed thing. */
export function parseProduct(field: string, determiner = 'your new'): ProductWords {
  const shouted = isAllCaps(field);
  const text = mendEnglish(tidy(shouted ? withPlaces(field.toLowerCase()) : field)).replace(
    /\bfor (wo)?man\b/gi,
    'for $1men',
  );
  const [first = '', ...later] = sentencesOf(text);
  const lead = withClause(
    first.replace(WE_HELP, 'service that helps ').replace(LEAD_IN, '').replace(DETERMINER, ''),
  );
  const { named, rest, isName } = splitName(lead, shouted);
  const clauseAt = MODIFIER.exec(named);
  const modifier = clauseAt?.[1] && clauseAt.index > 1 ? clauseAt[1] : null;
  const bare = modifier === null ? named : named.slice(0, clauseAt?.index);
  const short = shortName(bare, isName);
  if (!/[\p{L}\p{N}]/u.test(short)) return SOMETHING_NEW;
  const spoken = isName
    ? short === short.toLowerCase()
      ? titleCase(short)
      : short
    : lowerFirst(short);
  const plural = isPlural(short, isName);
  const countable =
    isName && !plural && !isMass(short) && short.includes(' ') && /^[a-z]/.test(lastWord(short));
  const owned =
    isName || /^(?:\d|one|two|three|four|five|six)/i.test(short) ? '' : `${determiner} `;
  const phrase = countable ? `the ${spoken}` : `${owned}${spoken}`;
  const [clauseOne = '', ...otherClauses] = modifier?.split(/\s*[,;]\s*/) ?? [];
  const withModifier = clauseOne === '' ? phrase : `${phrase} ${clauseOne}`;
  const full = withModifier.length <= MAX_FULL_CHARACTERS ? withModifier : phrase;
  const detail = rest !== null && isName ? describe(rest) : null;
  const beyond = [
    full === phrase ? clauseOne : '',
    ...otherClauses,
    ...(detail === null ? (rest?.split(/\s*[,;]\s*/) ?? []) : []),
    ...later,
  ];
  return {
    name: titleCase(spoken),
    label: capitalise(spoken),
    phrase,
    plain: countable || isName ? phrase : `${plural ? 'these' : 'this'} ${spoken}`,
    full,
    named: isName,
    detail,
    facts: [clauseOne, ...(detail === null ? [] : modifiersOf(rest)), ...beyond]
      .map(factRow)
      .filter(isFact),
    points: beyond.map(pointSentence).filter(isPoint),
    plural,
  };
}

const MAX_UNNAMED_WORDS = 4;

/** A name keeps its beginning, a description its end: "stainless steel water bottle", not "extraordinarily versatile". */
function shortName(bare: string, isName: boolean): string {
  const words = bare.split(' ');
  if (isName || (words.length <= MAX_NAME_WORDS && bare.length <= MAX_NAME_CHARACTERS))
    return clip(words.slice(0, MAX_NAME_WORDS).join(' '), MAX_NAME_CHARACTERS);
  for (let from = Math.max(0, words.length - MAX_UNNAMED_WORDS); from < words.length; from++) {
    const tail = words.slice(from).join(' ');
    if (tail.length <= MAX_NAME_CHARACTERS) return tail;
  }
  return clip(bare, MAX_NAME_CHARACTERS);
}

/** "yoga retreat in bali" → "yoga retreat in Bali", for a field that shouted its capitals away. */
function withPlaces(text: string): string {
  return text.replace(/(?<=\s(?:in|near|from|at)\s)\p{L}+/gu, (word) =>
    isOrdinaryWord(word) || isPlural(word, false) ? word : capitalise(word),
  );
}

const PREDICATE =
  /^(.{3,90}?)\s+(helps|lets|makes|gives|keeps|saves|turns|tracks|teaches|allows|connects|brings|shows)\s+(?=\S+\s)/;

/** "an assistant helps you write" → "an assistant that helps you write". */
function withClause(text: string): string {
  return /\s(?:that|which)\s/.test(text) ? text : text.replace(PREDICATE, '$1 that $2 ');
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])(?<!\b(?:Co|Inc|Ltd|Dr|St|Mr|Mrs|Ms|No|vs)\.)\s+(?=\p{L})/u)
    .map((sentence) => sentence.replace(/[.!?]+$/, ''));
}

interface NameSplit {
  named: string;
  rest: string | null;
  isName: boolean;
}

function splitName(text: string, shouted: boolean): NameSplit {
  const unsplit = (named: string): NameSplit => ({
    named,
    rest: null,
    isName: looksNamed(named.replace(MODIFIER, '')) || (shouted && !isDescribed(named)),
  });
  const sale = OWN_SALE.exec(text);
  if (sale?.[2]) return unsplit(sale[2].replace(DETERMINER, ''));
  const called = CALLED.exec(text);
  if (called?.[1] && called[2]) return { named: called[2], rest: called[1], isName: true };
  const apposed = APPOSITION.exec(text);
  if (!apposed?.[1] || !apposed[2]) return unsplit(text);
  const [, first, second] = apposed;
  // "bags, belts and wallets" is a list of goods, not a name and its description.
  const isList =
    /,/.test(text) &&
    (LIST_CONTINUES.test(second) ||
      (/,\s*(?:and|or|&)?\s*\S+(?:\s+and\s+\S+)?$/.test(text) &&
        second.split(' ').length <= 3 &&
        !/^(?:an?|the)\s/i.test(second) &&
        isPlural(first, false)));
  if (isList) return unsplit(first);
  if (isDescribed(first) && !IMPERATIVE.test(second) && looksNamed(second.replace(MODIFIER, '')))
    return { named: second, rest: first, isName: true };
  const isStrong = !/^\s*,/.test(text.slice(first.length)) || /^(?:an?|the)\s/i.test(second);
  const isName =
    looksNamed(first.replace(MODIFIER, '')) ||
    (isStrong && first.split(' ').length <= 3 && !isDescribed(first));
  return { named: first, rest: second, isName };
}

/** Opens with a word that describes, so no name: "online course", "coffee beans". */
function isDescribed(text: string): boolean {
  const [first = ''] = text.split(' ');
  return isOrdinaryWord(first) || isPlural(text, false);
}

/** A proper name: a capital inside, two capitalised words, or a first word that is no ordinary describing word. */
function looksNamed(text: string): boolean {
  if (text === text.toLowerCase()) return false;
  const words = text.split(' ');
  if (words.slice(1).some((word) => /^\p{Lu}/u.test(word) && !isProperAdjective(word))) return true;
  const [first = ''] = words;
  if (/\p{L}\p{Lu}/u.test(first) && first !== first.toUpperCase()) return true;
  if (first === first.toUpperCase() || first === first.toLowerCase()) return false;
  return !isOrdinaryWord(first);
}

/** "Japanese", "Friday", "SEO": a capital that makes no brand. */
function isProperAdjective(word: string): boolean {
  return word === word.toUpperCase() || nlp(word).has('(#Demonym|#Place|#WeekDay|#Month|#Holiday)');
}

/** First words of product descriptions that compromise has no tag for. */
const ORDINARY = new Set(
  'accounting artisan bamboo custom eco gourmet premium thermal bath bluetooth body bread breakfast candle car coffee cold cookware dental dog cat email face fitness garden gluten hair home kids kitchen leather meal meditation language luxury mobile office oat online pet phone photo pizza project protein recipe resume skin sleep soap solar sourdough tech teeth sports tea time travel video vegan water wedding wine wool yoga'.split(
    ' ',
  ),
);

function isOrdinaryWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    ORDINARY.has(lower) ||
    categoryOf(lower) !== null ||
    nlp(lower).has('(#Adjective|#Verb|#Determiner|#Value)')
  );
}

function lowerFirst(text: string): string {
  const [first = '', ...others] = text.split(' ');
  const keeps =
    (first === first.toUpperCase() && first.length > 1) ||
    nlp(first).has('(#Demonym|#Place|#Month|#Holiday)');
  const lowered = keeps ? first : first.toLowerCase();
  return [lowered, ...others].join(' ');
}

const SINGULAR_IN_S = /(?:ss|us|is|ics|ness|bus|gas|lens|canvas|christmas)$/i;

function lastWord(text: string): string {
  return text.split(' ').at(-1) ?? '';
}

/** A company's "& Co" makes no plural of it. */
function isPlural(text: string, isName: boolean): boolean {
  if (isName && /\s(?:and|&)\s/.test(text)) return false;
  const last = lastWord(
    text.replace(/\s+(?:and|&)\s+.*/, 's').replace(/\s+online$/i, ''),
  ).toLowerCase();
  return pluralize.isPlural(last) && !pluralize.isSingular(last) && !SINGULAR_IN_S.test(last);
}

const MASS =
  /(?:care|software|coffee|tea|water|juice|beer|wine|milk|food|bread|honey|jewelry|furniture|clothing|apparel|equipment|insurance|training|coaching|therapy|tutoring|cleaning|catering|consulting|hosting|marketing|advice|skincare|makeup|chocolate|yogurt|butter|oil|soap|shampoo|bedding|activewear|wear|gear|cookware|produce|granola|kombucha|photography|design|repair|delivery|storage|security|rice|pasta|cheese|meat|gin|whiskey|vodka|lingerie|luggage|art|music|education|wellness|yoga|fitness|meditation|powder)$/i;

function isMass(text: string): boolean {
  return (
    MASS.test(lastWord(text)) ||
    (pluralize.isPlural(lastWord(text)) && pluralize.isSingular(lastWord(text)))
  );
}

/** "retinol serum" → "a retinol serum"; clauses and phrases that start with a determiner are kept. */
function describe(detail: string): string | null {
  const text = clip(detail, MAX_DETAIL_CHARACTERS).replace(/^(?:which|that)\s+(?:is|are)\s+/i, '');
  if (wordCount(text) < 2 && !/^[a-z]{4,}$/.test(text)) return null;
  if (/^(?:an?|the)\s/i.test(text))
    return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  if (/^(?:for|with|that|which|from|in|made|to|each|every|we|it|you|no|all)\s/i.test(text))
    return null;
  if (IMPERATIVE.test(text)) return null;
  const lowered = lowerFirst(text);
  const core = lowered.replace(MODIFIER, '');
  if (!nlp(core).has('#Noun')) return null;
  if (isPlural(core, false) || isMass(core)) return lowered;
  return `${articleFor(lowered)} ${lowered}`;
}

const VOWEL_SOUND_EXCEPTIONS = /^(?:uni(?!n)|use|usu|eu|one|ubi|uk\b)/i;
const SILENT_H = /^(?:hour|honest|heir|honou?r)/i;

/** The indefinite article by sound: "an hour", "a unicorn", "an SEO tool". */
export function articleFor(phrase: string): 'a' | 'an' {
  const [first = ''] = phrase.split(' ');
  if (/^[A-Z]{2,}/.test(first)) return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a';
  if (/^(?:8|11\b|18\b|80)/.test(first)) return 'an';
  if (SILENT_H.test(first)) return 'an';
  return /^[aeiou]/i.test(first) && !VOWEL_SOUND_EXCEPTIONS.test(first) ? 'an' : 'a';
}

function modifiersOf(rest: string | null): string[] {
  if (rest === null) return [];
  const match = MODIFIER.exec(` ${rest}`);
  return match?.[1] ? [match[1]] : [];
}

const MAX_ROW_CHARACTERS = 30;
const MAX_POINT_CHARACTERS = 60;
/** A sentence about the seller, or one that leans on another sentence, can't stand alone. */
const LEANS = /^(?:we|our|i|my|it|its|they|this|these|that|because|and|but|so|or|also|each|ok)\b/i;

function factRow(text: string): string {
  const row = text.replace(/^(?:that|which)\s+(?:is\s+|are\s+)?|^(?:and|with a|has an?)\s+/i, '');
  return capitalise(clip(row.split(/[,;.]/)[0]?.trim() ?? row, MAX_ROW_CHARACTERS));
}

function isFact(row: string, index: number, rows: string[]): boolean {
  return wordCount(row) >= 2 && !LEANS.test(row) && rows.indexOf(row) === index;
}

function pointSentence(text: string): string {
  return capitalise(
    text.replace(/^(?:that|which)\s+(?:is\s+|are\s+)?|^(?:and|has)\s+/i, '').trim(),
  );
}

function isPoint(point: string, index: number, points: string[]): boolean {
  const fits = point.length <= MAX_POINT_CHARACTERS && wordCount(point) >= 2;
  return fits && !LEANS.test(point) && points.indexOf(point) === index;
}
