import pluralize from 'pluralize';
import { readProductTitle } from './product-title.ts';
import { insertClauseCommas } from './run-on-clauses.ts';

/**
 * Cleans text that users paste into the product field: lists, links, hashtags, greetings. The first
 * sentence of the result names the product.
 */

/**
 * Matches a bar (|). A single bar in a pasted field separates a name from its description. Several
 * bars separate list items.
 */
const BAR = /\s\|\s/g;
/** Matches an exclamation before the product, for example "New!". */
const SHOUT = /^(?:new|wow|attention|neu|nouveau|nuevo|novità|novo|nieuw)\s*!+\s*/i;
/**
 * Matches words that announce a new product ("is here", "are back") and don't belong to its name.
 */
const HAS_COME = /\s+(?:is|are)\s+(?:finally\s+|now\s+)?(?:here|back)[\s!.]*$/i;
/**
 * Matches a question to the reader that precedes the product, for example "Tired of slow internet?
 * FibreNow brings …".
 */
const OPENING_QUESTION =
  /^(?:are|is|do|does|did|have|has|can|could|want|wanna|need|tired|sick|fed up|struggling|looking|ready|bored|worried|why|what|how|who|ever|still|dreaming|moving|getting|planning|expecting|thinking|selling|buying|renovating|suffering|hiring|feeling)\s[^.!?]{3,120}\?\s+(?=[\p{L}\d][^?]*$)/iu;
/**
 * Matches a sign that starts a list item, anywhere in the text. An arrow between two numbers is
 * excluded, because it connects the old price with the new one.
 */
const BULLET =
  /[•▪◦‣●■✓✔✅☑➤►▶]\ufe0f?|(?:(?<!\p{N}[\p{L}\p{Sc}]{0,4}\s*)[➜→⇒➡]|[➜→⇒➡](?!\ufe0f?\s*\p{Sc}?\p{N}))\ufe0f?|\s·\s|(?:^|\n)\s*[-–—*]\s+/gu;
/** Matches a request to act at the end of a field, which belongs on the ad's button. */
const CLOSING_CALL =
  /(?:[\s,.!–—-]+(?:please\s+)?(?:book|order|call|shop|buy|enrol+|apply|register|enquire|sign up|join|reserve|donate)(?:\s+(?:yours|online|your \p{L}+))?\s+(?:now|today)[\s!.]*)+$/iu;
const LINE_BREAK = /\s*[\r\n]+\s*/g;
const HASHTAGS = /(?<=\s)#[\p{L}\p{N}_]+/gu;
/**
 * Matches links, with the words that introduce them. The first word of a product field may end in
 * ".com", because it may be the product's name.
 */
const LINKS =
  /(?:,?\s*(?:(?:order|visit|shop|book|buy|see|more|find us|check us out|read more)\s+)?(?:at|from|on|via|bei|unter|auf|sur|chez|su|op)\s+)?(?:\bhttps?:\/\/\S+|\bwww\.\S+|\S+@\S+\.\p{L}{2,}|(?<=\S\s)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|io|co|shop|store|app|de|fr|es|it|nl|pl|ch|at|uk|eu)(?:\/\S*)?(?![\p{L}\p{N}]))/giu;
const PHONES =
  /(?:(?:call|tel|phone|ph|whatsapp)\b[.:]?\s*(?:us\s*)?(?:(?:now|today)\s*)?(?:at|on)?:?\s*)?(?<![\d$€£])(?:\+?\d\s?(?=\(\d{3,5}\)))?\+?(?:\(\d{2,5}\)\s?)?\d{2,5}(?:[\s./-]\d{2,5}){1,4}(?!\d)/giu;
/** Minimum number of digits of a telephone number. Dates and ranges of years have fewer digits. */
const MIN_PHONE_DIGITS = 9;
/** Minimum number of digits of a telephone number after "call". */
const MIN_CALLED_DIGITS = 6;
/** Matches an abbreviation in brackets after the full name, for example "(RN)". */
const SHORT_FORM = /\s*\(\p{Lu}{2,5}\)/gu;
/** Matches accessories or details in brackets, for example "(40 lessons, certificate)". */
const ASIDE = /\s*\(([^()]*(?:,|\d)[^()]*)\)/g;
/**
 * Matches characters of scripts that write no space after a comma; brackets in such texts are kept.
 */
const IN_CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const GREETING =
  /^(?:hi|hello|hey|hiya|good (?:morning|day|evening)|dear \p{L}+)(?:\s+(?:there|all|everyone|guys|team|folks))?\s*(?:[!,.–—]+\s*|-+\s+|\s(?=(?:we|i|i’m|i'm|my|our|this)\b))/iu;
/**
 * Matches the seller's introduction before the product, for example "we are a family bakery and we
 * have just started doing bread boxes".
 */
const WHO_WE_ARE =
  /^(?:we|i)(?:\s+a(?:re|m)|[’']re|[’']m)\s+(?:an?|the)\s[^,.]+?(?:,\s*|\s+)(?:(?:and|that|who|which)\s+|(?=(?:doing|selling|offering|making)\s))(?:(?:we|i)\s+)?(?:(?:have|has|[’']ve)\s+)?(?:(?:just|now|recently)\s+)*(?:start(?:ed)?|launch(?:ed)?|began|mak(?:e|es|ing)|sell(?:s|ing)?|offer(?:s|ing)?|do(?:es|ing)?|provid(?:e|es|ing))(?:\s+(?:doing|selling|offering|making|to (?:sell|offer|make|do)))?\s+/i;
/**
 * Matches a provider's sentence about a service and its object, for example "we fix phone screens
 * while you wait".
 */
const WE_DO =
  /^(?:we|i)\s+(fix|repair|clean|install|groom|restore|paint|print|tune|sharpen)\s+(?!(?:up|out|it|on|in|for|all|any\w*|what\w*|the|and)\b)(?:your |people[’']?s )?((?:[\p{L}-]+\s){0,3}?[\p{L}-]+?)(?=\s*(?:[,.;:!(–]|$)|\s(?:while|in|for|with|at|on|from|and|so|by|same|to|all|across|near|within|around|that|without|using)\b)/iu;
/** The noun for the work that each verb means. */
const WORK_OF: Readonly<Record<string, string>> = {
  fix: 'repair',
  repair: 'repair',
  clean: 'cleaning',
  install: 'installation',
  groom: 'grooming',
  restore: 'restoration',
  paint: 'painting',
  print: 'printing',
  tune: 'tuning',
  sharpen: 'sharpening',
};
/**
 * Matches instructions to the writer of the ad, for example "create an ad for …", "would love an ad
 * that brings new subscribers".
 */
const ORDER =
  /^(?:(?:please|pls|can you|could you|(?:i|we)(?:’d|'d|d| would)?\s+(?:love|like|want|need)(?:\s+(?:you\s+)?to)?|would (?:love|like)(?:\s+to)?|(?:i’m|i'm|im|i am|we are|we’re)?\s*looking for)\s+)*(?:(?:make|create|write|design|generate|have|get|do|see|run)\s+)?(?:me\s+|us\s+)?(?:an?|some|the|our|my|\d+)?\s*(?:(?:new|nice|good|great|facebook|instagram|google|social media|video|story|short)\s+)*(?:ads?|adverts?|advertisements?|creatives?|campaigns?|banners?|posts?)\b(?:\s+(?:campaign|copy|post)s?\b)?/i;
/**
 * Matches an instruction to the writer together with the words that introduce its subject ("for",
 * "about").
 */
const ORDERED = new RegExp(
  `${ORDER.source}\\s+(?:for|about|to promote|promoting|to advertise)\\s+`,
  'i',
);
const MAX_ORDER_WORDS = 4;
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{L}\d.])/u;

/**
 * Matches a sentence in capitals before lower-case text, for example "SOFTWARE FOR RESTAURANTS!!
 * ordering and loyalty".
 */
const SHOUTED =
  /^(?=.*\s(?:FOR|AND|THE|OF|IN|WITH|TO|YOUR|OUR|ON|A)\s)\p{Lu}[\p{Lu}\s’'&-]{8,}(?=[!.:,–—-])(?=.*\p{Ll}{3})/u;

/**
 * Returns the field as plain sentences on one line, without links, telephone numbers and
 * instructions for the ad. A field that would become empty is returned unchanged.
 */
export function cleanProductField(field: string): string {
  const sold = cleanSentences(readProductTitle(field).name.replace(ASIDE, openAside));
  return /\p{L}/u.test(sold) ? insertClauseCommas(sold) : field;
}

/**
 * Returns the same sentences as {@link cleanProductField}, and keeps the parts that it removes from a shop's
 * title, for example "£145 incl. lunch". A field that would become empty is returned unchanged.
 */
export function cleanTypedField(field: string): string {
  const said = cleanSentences(field);
  return /\p{L}/u.test(said) ? said : field;
}

/**
 * Returns the sentences of a pasted text, without links, telephone numbers and instructions for the
 * ad.
 */
function cleanSentences(pasted: string): string {
  const items = pasted
    .normalize('NFC')
    .replace(BAR, (pasted.match(BAR)?.length ?? 0) > 1 ? '\n' : ' – ')
    .replace(BULLET, '\n')
    .split(LINE_BREAK)
    .map(cleanItem)
    .filter((item) => /[\p{L}\p{N}]/u.test(item));
  const joined = items
    .map((item, at) => (at < items.length - 1 && !/[.!?:;,]$/.test(item) ? `${item}.` : item))
    .join(' ');
  return removeTalk(joined);
}

function cleanItem(item: string): string {
  return ` ${item}`
    .replace(LINKS, ' ')
    .replace(PHONES, (call) =>
      call.replace(/\D/g, '').length < (/^\p{L}/u.test(call) ? MIN_CALLED_DIGITS : MIN_PHONE_DIGITS)
        ? call
        : ' ',
    )
    .replace(HASHTAGS, ' ')
    .replace(CLOSING_CALL, '')
    .replace(SHORT_FORM, '')
    .replace(/\s+/g, ' ')
    .replace(/(?:\s+[–—-])+\s*$|^\s*[.,;:]+/g, '')
    .trim();
}

/**
 * Makes accessories in brackets a separate clause, except in scripts without a space after a comma.
 */
function openAside(aside: string, words: string): string {
  return IN_CJK.test(words) ? aside : `, ${words}`;
}

/**
 * Matches words that introduced a removed number or address, for example "Call us at", "Visit or".
 */
const CONTACT =
  /^(?:call|ring|visit|dm|text|message|contact|e-?mail|click|find|follow|check|order|book|learn|more info|link)\b.{0,60}?\b(?:at|on|or|us|now|today|here|bio|via)[\s.!,:]*(?:or[\s.!]*)?$/i;

/** Removes greetings and instructions for the ad, but keeps the ad's subject. */
function removeTalk(text: string): string {
  const sentences = text
    .replace(GREETING, '')
    .replace(SHOUT, '')
    .replace(SHOUTED, (said) => said.toLowerCase())
    .replace(HAS_COME, '')
    .replace(ORDERED, '')
    .replace(WHO_WE_ARE, '')
    .replace(WE_DO, (_, verb: string, things: string) => {
      return `${pluralize.singular(things)} ${WORK_OF[verb.toLowerCase()]}`;
    })
    .replace(OPENING_QUESTION, '')
    .split(SENTENCE_END);
  const said = sentences.filter(
    (sentence) => /[\p{L}\d]/u.test(sentence) && !isOrder(sentence) && !CONTACT.test(sentence),
  );
  return (said.length > 0 ? said : sentences).join(' ');
}

/**
 * Tells whether a sentence is an instruction for the ad: it makes a request ("please", "could you")
 * or says little more than "an ad". Products such as "Ad agency for dentists" and "create posts in
 * seconds" are not read as instructions for the ad.
 */
function isOrder(sentence: string): boolean {
  const order = ORDER.exec(sentence)?.[0];
  if (order === undefined) return false;
  return (
    /^(?:please|pls|can|could|i|we|would)\b/i.test(order) ||
    (/^(?:make|create|write|design|generate)\b/i.test(order) &&
      order.split(/\s+/).length <= MAX_ORDER_WORDS &&
      !/\s(?:in|with|from)\s/.test(sentence.slice(order.length)))
  );
}
