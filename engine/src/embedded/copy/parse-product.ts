import nlp from 'compromise';
import pluralize from 'pluralize';
import {
  capitalise,
  clip,
  isAllCaps,
  restoreApostrophes,
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
  /** A modifier from the user's words, as a short row: "For sensitive skin", "Roasted weekly". */
  facts: string[];
  plural: boolean;
}

const MAX_NAME_WORDS = 5;
const MAX_NAME_CHARACTERS = 34;
const MAX_DETAIL_CHARACTERS = 70;
const MAX_FULL_CHARACTERS = 64;
const LEAD_IN =
  /^(?:(?:we|i)(?:\s+(?:are\s+)?(?:sell(?:ing)?|offer(?:ing)?|make|making|promote|promoting|launch(?:ing)?|provide|providing|have))|introducing|selling|promoting|this is|it is|its|my product is|our product is)\s+/i;
const DETERMINER = /^(?:(?:an?|the|my|our|some|this|these|your)\s+)?(?:(?:brand[- ])?new\s+)?/i;
const OWN_SALE = /^(?:my|our|the)?\s*(.{2,40}?)\s+(?:sells?|offers?|provides?)\s+(.+)$/i;
const CALLED = /^(.+?)\s+(?:called|named)\s+(.+)$/i;
const APPOSITION =
  /^(.+?)(?:\s*[:;(]\s*|\s+[-–—]\s+|\s*,\s*|\s+(?:is|are)\s+(?=(?:an?|the)\s))(.+?)\)?$/i;
const MODIFIER =
  /\s+((?:for|with|without|that|which|from|in|made|designed|built|delivered|roasted|brewed|crafted|inspired|based|to|powered|infused)\s.+)$/i;
const LIST_CONTINUES = /^(?:and|or|&|plus)\s/i;

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
  plural: false,
};

/** Parses a free-text product field written in English; `determiner` goes before an unnamed thing one can count. */
export function parseProduct(field: string, determiner = 'your new'): ProductWords {
  const shouted = isAllCaps(field);
  const text = firstSentence(
    restoreApostrophes(tidy(shouted ? field.toLowerCase() : field)),
  ).replace(LEAD_IN, '');
  const { named, rest } = splitName(withClause(text.replace(DETERMINER, '')));
  const clauseAt = MODIFIER.exec(named);
  const modifier = clauseAt?.[1] && clauseAt.index > 1 ? clauseAt[1] : null;
  const bare = modifier === null ? named : named.slice(0, clauseAt?.index);
  const short = clip(bare.split(' ').slice(0, MAX_NAME_WORDS).join(' '), MAX_NAME_CHARACTERS);
  if (!/[\p{L}\p{N}]/u.test(short)) return SOMETHING_NEW;
  const isName = rest !== null || shouted || looksNamed(short);
  const spoken = isName
    ? short === short.toLowerCase()
      ? titleCase(short)
      : short
    : lowerFirst(short);
  const plural = isPlural(short);
  const bareNoun = isName || plural || isMass(short);
  const countable =
    isName && !plural && !isMass(short) && short.includes(' ') && /^[a-z]/.test(lastWord(short));
  const phrase = countable ? `the ${spoken}` : bareNoun ? spoken : `${determiner} ${spoken}`;
  const withModifier = modifier === null ? phrase : `${phrase} ${modifier}`;
  return {
    name: titleCase(spoken),
    label: capitalise(spoken),
    phrase,
    plain: countable ? phrase : bareNoun ? spoken : `this ${spoken}`,
    full: withModifier.length <= MAX_FULL_CHARACTERS ? withModifier : phrase,
    named: isName,
    detail: rest === null ? null : describe(rest),
    facts: [modifier, ...modifiersOf(rest)].filter((fact) => fact !== null).map(factRow),
    plural,
  };
}

const PREDICATE =
  /^(.{3,40}?)\s+(helps|lets|makes|gives|keeps|saves|turns|tracks|teaches|allows|connects|brings|shows)\s+(?=\S+\s)/;

/** "an assistant helps you write" → "an assistant that helps you write". */
function withClause(text: string): string {
  return /\s(?:that|which)\s/.test(text) ? text : text.replace(PREDICATE, '$1 that $2 ');
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s+(?=\p{L})/u)[0]?.replace(/[.!?]+$/, '') ?? text;
}

function splitName(text: string): { named: string; rest: string | null } {
  const sale = OWN_SALE.exec(text);
  if (sale?.[2]) return { named: sale[2].replace(DETERMINER, ''), rest: null };
  const called = CALLED.exec(text);
  if (called?.[1] && called[2]) return { named: called[2], rest: called[1] };
  const apposed = APPOSITION.exec(text);
  if (!apposed?.[1] || !apposed[2]) return { named: text, rest: null };
  const [, first, second] = apposed;
  // "bags, belts and wallets" is a list of goods, not a name and its description.
  const isList =
    /,/.test(text) &&
    (LIST_CONTINUES.test(second) ||
      (!/^(?:an?|the)\s/i.test(second) &&
        !/[A-Z]/.test(first.slice(1)) &&
        first.split(' ').length <= 2));
  if (isList) return { named: first, rest: null };
  return { named: first, rest: second };
}

/** A proper name: a capital inside, two capitalised words, or a first word that is no ordinary describing word. */
function looksNamed(text: string): boolean {
  if (text === text.toLowerCase()) return false;
  const words = text.split(' ');
  if (words.slice(1).some((word) => /^\p{Lu}/u.test(word) && word !== word.toUpperCase()))
    return true;
  const [first = ''] = words;
  if (/\p{L}\p{Lu}/u.test(first) && first !== first.toUpperCase()) return true;
  if (first === first.toUpperCase() || first === first.toLowerCase()) return false;
  if (isPlural(text)) return false;
  return !isOrdinaryWord(first);
}

/** First words of product descriptions that compromise has no tag for. */
const ORDINARY = new Set(
  'accounting bamboo bath bluetooth body bread breakfast candle car coffee cold cookware dental dog cat email face fitness garden hair home kids kitchen leather meal meditation office oat online pet phone photo pizza project protein recipe resume skin sleep soap solar sourdough sports tea time travel video vegan water wedding wine wool yoga'.split(
    ' ',
  ),
);

function isOrdinaryWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    ORDINARY.has(lower) || nlp(lower).has('(#Adjective|#Gerund|#PastTense|#Determiner|#Value)')
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

function isPlural(text: string): boolean {
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
  if (/^(?:for|with|that|which|from|in|made|to)\s/i.test(text)) return null;
  const lowered = lowerFirst(text);
  const core = lowered.replace(MODIFIER, '');
  if (!nlp(core).has('#Noun')) return null;
  if (isPlural(core) || isMass(core)) return lowered;
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

function factRow(modifier: string): string {
  return capitalise(
    clip(
      modifier.replace(/^(?:that|which)\s+(?:is\s+|are\s+)?/i, '').split(/[,;]/)[0] ?? modifier,
      30,
    ),
  );
}
