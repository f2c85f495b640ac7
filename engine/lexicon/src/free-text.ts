import { MISSPELT } from './misspellings.ts';
import { restorePossessives } from './possessives.ts';
import { SLIPS } from './slips.ts';

/** Cleans free text before its grammar is analysed. */

const EMOJI =
  /\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|[\ufe0f\u{1f3fb}-\u{1f3ff}])*|[\u{1f1e6}-\u{1f1ff}]|[\ufe0f\u200d]/gu;
const URL = /\b(?:https?:\/\/|www\.)\S+/gi;
const EDGE_PUNCTUATION = /^[\s.,;:!?·•*\-–—_/|<>#~+=&@)\]}]+|[\s.,;:!?·•*\-–—_/|<>#~=&@([{]+$/g;
/**
 * Matches several punctuation marks in a row, of which only the first is kept. A full stop and a
 * comma after an abbreviation are both kept, for example "20-25 Std., …".
 */
const MARKS_IN_A_ROW = /(?!(?<=\p{L})\.[,;:](?![!?.,;:]))([!?.,;:])[!?.,;:]+/gu;
/**
 * Matches punctuation after an opening bracket, which is removed. The full stop of ".NET" belongs
 * to a name and is kept.
 */
const OPENED_ON_A_STOP = /\(\s*(?!\.[A-Z]{2})[.,;:!?]\s*/g;

/** Matches emoticons of punctuation, for example ":)". */
const EMOTICONS = /(?<=\s)[:;]-?[)D(P](?=\s|$)/gu;

/**
 * Matches quotation marks that are kept: around words, after a figure (inch sign), and in Hebrew
 * abbreviations. Any other quotation mark has no partner and is removed.
 */
const QUOTED_OR_LONELY_MARK =
  /(“[^“”„]*[^\s“”„]”|„[^“”„]*[^\s“”„][“”]|«[^«»]*[^\s«»][\u00a0\u202f ]?»)|(?<=\d)(")(?![\p{L}\p{N}])|(?<=\p{Script=Hebrew})(")(?=\p{Script=Hebrew})|["“”„«»]/gu;

/**
 * English words without their apostrophe, which the forms remove before sending (spec §5). Only
 * words with a single meaning are listed.
 */
const STRIPPED_APOSTROPHES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dont: 'don’t',
    doesnt: 'doesn’t',
    didnt: 'didn’t',
    cant: 'can’t',
    isnt: 'isn’t',
    arent: 'aren’t',
    havent: 'haven’t',
    hasnt: 'hasn’t',
    wouldnt: 'wouldn’t',
    ive: 'I’ve',
    weve: 'we’ve',
    youve: 'you’ve',
    theyve: 'they’ve',
    thats: 'that’s',
    theres: 'there’s',
    heres: 'here’s',
    youre: 'you’re',
    theyre: 'they’re',
    womens: 'women’s',
    mens: 'men’s',
    childrens: 'children’s',
    childs: 'child’s',
    parkinsons: 'Parkinson’s',
    alzheimers: 'Alzheimer’s',
  }),
);

/**
 * Matches the end of a Korean sentence that an emoji separates from the next, as in "오늘 보냅니다 🍊 못난이도
 * 있어요".
 */
const STOP_BY_EMOJI =
  /(?<=\p{Script=Hangul})(?:니다|[어아해돼]요|죠)(?=\s*\p{Extended_Pictographic}[\ufe0f\s]*\p{L})/gu;

/**
 * Matches conjunctions and prepositions that remain when emoji are removed: "Party box 🎉 with ☕
 * and 🍫" becomes "Party box with and".
 */
const ORPHANED =
  /(?:\s+(?:with|and|or|plus|for|of|in|&|\+|mit|und|für|avec|et|pour|con|y|para|e|com|и|с))+(?=\s*(?:[.,;:!?]|$))/giu;

/**
 * Matches "LED" as a lamp, which is written in capitals. The verb in "led by a midwife" and
 * "women-led" is excluded.
 */
const LIGHT_EMITTING =
  /(?<![\p{L}-])led(?=[ -](?:(?:desk|floor|table|ceiling|wall|bike|car|reading|ring|fairy|string|grow|face|makeup|vanity|smart|solar|flood|night|neon|video) )?(?:light\w*|lamps?|lanterns?|bulbs?|strips?|panels?|displays?|screens?|mirrors?|masks?|candles?|signs?|spots?|spotlights?|headlights?|headlamps?|floodlights?|downlights?|torch\w*|flashlights?|tvs?|monitors?|projectors?|chandeliers?|therapy)\b)/giu;

/** Returns a name as the user typed it, without HTML tags that were copied with it. */
export function removeTags(value: string): string {
  return value.replace(/<\/?[a-z][^<>]*>/gi, '').trim();
}

/**
 * Removes markup, emoji, URLs and punctuation at both ends. The result is in Unicode form NFC, with
 * one space between words.
 */
export function tidy(value: string): string {
  const worded = removeMarks(value);
  return (value.search(EMOJI) === -1 ? worded : worded.replace(ORPHANED, ''))
    .replace(EDGE_PUNCTUATION, '')
    .trim();
}

function removeMarks(value: string): string {
  return value
    .normalize('NFC')
    .replace(/<[^>]*>/g, ' ')
    .replace(URL, ' ')
    .replace(STOP_BY_EMOJI, '$&. ')
    .replace(EMOJI, ' ')
    .replace(EMOTICONS, ' ')
    .replace(/[{}[\]<>*_^|\\`]|(?!(?<=\p{L})~\p{L})(?:~(?!\p{Nd})|(?<!\p{Nd}[\p{L}\s]?)~)/gu, ' ')
    .replace(QUOTED_OR_LONELY_MARK, (mark, quoted, inches, gershayim) =>
      quoted || inches || gershayim ? mark : ' ',
    )
    .replace(/\p{Cc}|\p{Cf}/gu, ' ')
    .replace(MARKS_IN_A_ROW, '$1')
    .replace(OPENED_ON_A_STOP, '(')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(EDGE_PUNCTUATION, '')
    .trim();
}

/**
 * Restores the apostrophes that the forms removed from English words, makes straight apostrophes
 * typographic, and corrects common misspellings.
 */
export function mendEnglish(value: string): string {
  return restorePossessives(value.replace(/(?<!\d)'/g, '’'))
    .replace(/[A-Za-z]+/g, (word) => {
      const lower = word.toLowerCase();
      const restored = STRIPPED_APOSTROPHES.get(lower) ?? MISSPELT.get(lower) ?? SLIPS.get(lower);
      if (restored === undefined) return word;
      return /^[A-Z]/.test(word) ? capitalise(restored) : restored;
    })
    .replace(
      /\b(buying|selling|leaving|renting|building|cleaning|renovating|at) there\b/gi,
      '$1 their',
    )
    .replace(
      /\b(?:b2[bc]|(?<!\d[ -]?)pc|crm|erp|seo|vpn|usb|tv|diy|ev|uv|dj|vr|uk|usa|lcd|oled|hdmi|ppe|cctv|pvc|gdpr|hipaa|api|sdk|cnc|cad|bmx|nhs|hmo|cbd|gps|suv|bbq|gcse|hvac|spf|nyc|3d|ai|std|gp(?!s)|(?<!\d[ -]|\/|per |an |a )hr|pr|it(?= (?:admins?|support|services?|consult(?:ing|ants?|ancy)|department|teams?|managers?)\b))\b/gi,
      (word) => word.toUpperCase(),
    )
    .replace(
      /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|halloween|easter|thanksgiving)\b/g,
      capitalise,
    )
    .replace(/\bvalentines?\b(?!’| day)/gi, 'Valentine’s Day')
    .replace(LIGHT_EMITTING, 'LED')
    .replace(/\bincl\.?(?=\s)/gi, 'including')
    .replace(/(?<=\s)w\/(o?)\s?(?=[\p{L}\d])/giu, (_, out: string) => (out ? 'without ' : 'with '))
    .replace(/\bt[ -]?shirt(s?)\b/gi, 'T-shirt$1')
    .replace(
      /\bmade to (measure|order|fit)(?=\s(?!(?:in|by|with|and|or|for|at|from|on|to|your)\b)\p{L})/giu,
      'made-to-$1',
    )
    .replace(
      /\b(?:spanish|french|german|italian|english|japanese|chinese|korean|portuguese|arabic|russian|greek|indian|mexican|moroccan|scandinavian|turkish|ukrainian|romanian|brazilian|thai|vietnamese|lebanese|persian|american|british|irish|scottish|welsh|australian|canadian|polish(?= (?:communit|people|famil|expat|food|grocer|shop|deli|restaurant|lessons?|classes)))\b/g,
      capitalise,
    )
    .replace(
      /\b(?:january|february|march|april|june|july|august|september|october|november|december)(?=\s\d)|(?<=\d(?:st|nd|rd|th)?\s)(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/g,
      capitalise,
    )
    .replace(/\bbook[- ]keep(?=ing\b|ers?\b)/gi, 'bookkeep')
    .replace(/(?<=\d\s?)m2(?![\p{L}\d])/gu, 'm²')
    .replace(/\bhand made\b/gi, 'handmade')
    .replace(/\bhi[- ]vi[sz](?:ibility)?\b/gi, (word) => (/^H/.test(word) ? 'Hi-vis' : 'hi-vis'))
    .replace(/\bno jobs? to (?=small|big|large)/gi, 'no job too ')
    .replace(
      /\bwalk in (?=(?:bath|shower|tub|wet|wardrobe|closet|fridge|freezer|cool)\w*)/gi,
      'walk-in ',
    )
    .replace(/(?<=\p{L})\s\+\s(?=\p{L})/gu, ' and ')
    .replace(/\bits (?=(?:my|our|a|an|the)\b)/gi, 'it’s ')
    .replace(/\b(?:we|u) r\b/gi, (words) => (words[0] === 'u' ? 'you are' : 'we are'));
}

/**
 * Tells whether a text is typed in capitals: it has five letters or more, and none is lower-case.
 */
export function isAllCaps(value: string): boolean {
  const letters = value.replace(/[^\p{L}]/gu, '');
  return (
    letters.length > 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  );
}

/**
 * Matches a shortened word at the start of a Dutch sentence, for example "’s Ochtends", "’t Zit
 * goed". The second word of such a sentence gets the capital.
 */
const CLIPPED_FIRST = /^(["“„]?)([’'][stnm])\s+(?=\p{L})/iu;

/**
 * Matches Dutch "één" at the start of a sentence, where its capital loses the accent ("Eén dag").
 */
const STRESSED_ONE = /^\P{L}*één(?!\p{L})/iu;

/**
 * Makes the first letter upper-case, unless the first word has a capital inside (iPhone, eBay) or
 * starts with a figure.
 */
export function capitalise(value: string, language?: string): string {
  if (/^[a-z]+[A-Z]|^\P{L}*\d/u.test(value)) return value;
  const clipped = language === 'nl' ? CLIPPED_FIRST.exec(value) : null;
  if (clipped !== null) {
    const [all, quote = '', word = ''] = clipped;
    return `${quote}${word.toLowerCase()} ${capitalise(value.slice(all.length), language)}`;
  }
  if (language === 'nl' && STRESSED_ONE.test(value)) return value.replace(/é/iu, 'E');
  return value.replace(
    /^(\P{L}*)(\p{L})/u,
    (_, lead: string, letter: string) =>
      lead + (keepsAccent(language) ? letter.toUpperCase() : letter.toLocaleUpperCase(language)),
  );
}

/**
 * Tells whether the language keeps accents on capitals. Greek keeps accents on capitals unless the whole word
 * is in capitals.
 */
function keepsAccent(language: string | undefined): boolean {
  return language === undefined || language === 'el';
}

const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'de',
  'du',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/**
 * Returns a text in title case, as on a label. Words that contain capitals or digits are unchanged.
 */
export function setTitleCase(value: string): string {
  return value
    .split(' ')
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word)
        ? word
        : // The first part of "2-bedroom" is a number, so the word after the hyphen gets the capital.
          capitalise(word).replace(
            /^(\d+-)(\p{Ll})/u,
            (_, count: string, letter: string) => count + letter.toUpperCase(),
          ),
    )
    .join(' ');
}

/** Returns the number of words, where a word is any text between spaces. */
export function countWords(value: string): number {
  return value.split(/\s+/).filter(Boolean).length;
}

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Returns the longest beginning of a text without spaces (such as Thai) that ends with a whole word
 * within the limit. The result is "" if the first word is too long.
 */
function cutToWords(text: string, limit: number): string {
  let within = '';
  for (const { segment } of SEGMENTER.segment(text)) {
    if (Array.from(within + segment).length > limit) break;
    within += segment;
  }
  return within;
}

/**
 * Shortens a text to at most `limit` characters. The cut is between words, and punctuation and
 * function words at the end are removed.
 */
export function clip(value: string, limit: number): string {
  const letters = Array.from(value);
  if (letters.length <= limit) return value;
  const cut = letters.slice(0, limit + 1).join('');
  const atWord = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cutToWords(value, limit);
  const trimmed = atWord
    .replace(
      /(?:\s(?:until|till|jusqu[’']au|jusqu[’']à|bis|hasta|fino|até|tot|a|an|and|at|by|for|from|in|of|on|or|that|the|to|which|who|with|your|aus|mit|für|und|von|vom|zum|zur|der|die|das|im|de|du|des|la|le|les|pour|avec|et|en|à|para|con|y|el|los|las|del|al|aux|au|sur|dans|sans|e|di|per|da|do|dos|das|della|dello|delle|degli|dei|dell’|il|lo|gli|nel|nella|com|no|na|num|из|для|и|с|в|на|от|met|voor|van|het|een|z|dla|i|w|ile|için|ve|και|με|για|από|مع|من|في|على|إلى|عن|بدون|أو|של|עם|את|או|ללא))+$/iu,
      '',
    )
    .replace(EDGE_PUNCTUATION, '');
  return trimmed.length > 0 ? trimmed : letters.slice(0, limit).join('');
}
