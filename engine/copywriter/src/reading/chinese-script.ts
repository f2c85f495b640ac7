import type { CopyBrief } from '@adwright/engine-lexicon';
import * as toTraditional from 'opencc-js/cn2t';
import * as toSimplified from 'opencc-js/t2cn';
import { markAbbreviations, restoreStops } from './abbreviation-stops.ts';
import { detectLanguage } from './language.ts';
import { markLists } from './list-commas.ts';
import { removeGreeting } from './remove-greeting.ts';
import { endKoreanSentences, replaceSpacesByCommas } from './spaced-clauses.ts';

/** The fields of a brief that contain the user's own words. */
type TypedBrief = Partial<
  Pick<
    CopyBrief,
    'product' | 'audience' | 'goal' | 'brandName' | 'callToAction' | 'offer' | 'quote' | 'typed'
  >
>;

const convertToSimplified = toSimplified.Converter({ from: 't', to: 'cn' });

let traditional: ((text: string) => string) | undefined;

/**
 * Converts to the characters and words of Taiwan. The dictionary is loaded at the first call,
 * because it takes about 50 MB and 0.3 s, and most processes never convert a text.
 */
function convertToTraditional(text: string): string {
  traditional ??= toTraditional.Converter({ from: 'cn', to: 'twp' });
  // Advertisers in Taiwan and Hong Kong write 台, but the dictionary returns the formal 臺.
  return traditional(text).replaceAll('臺', '台');
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}{2}/u;
const KANA_OR_HANGUL = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const HAS_HAN = /\p{Script=Han}/u;
const HAN = /\p{Script=Han}/gu;
/**
 * Minimum share of traditional characters among the Han characters of a traditional brief. A
 * simplified brief may contain a few traditional characters, for example in a quoted name.
 */
const MIN_TRADITIONAL_SHARE = 0.1;

function isChinese(text: string): boolean {
  return HAS_HAN.test(text) && !KANA_OR_HANGUL.test(text) && detectLanguage(text) === 'zh';
}

/** Tells whether a Chinese text has traditional characters. */
function isTraditional(text: string): boolean {
  const all = text.match(HAN)?.length ?? 0;
  const simplified = simplifyText(text);
  let changed = 0;
  for (let at = 0; at < text.length; at += 1) if (text[at] !== simplified[at]) changed += 1;
  return changed >= all * MIN_TRADITIONAL_SHARE;
}

/**
 * Replaces traditional by simplified characters. Each character keeps its position, so the position
 * of a fact is the same before and after the replacement.
 */
function simplifyText(text: string): string {
  const simplified = convertToSimplified(text);
  return simplified.length === text.length ? simplified : text;
}

/** Applies a function to every string of a value that consists of objects and arrays. */
function mapStrings<Value>(value: Value, map: (text: string) => string): Value;
function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((each) => mapStrings(each, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapStrings(each, map)]),
  );
}

/** A value in simplified characters, with a function that restores the user's script. */
export interface InScript<Value> {
  simple: Value;
  /** Converts printed words to the user's script. Words that the user typed stay as typed. */
  restore: <Words>(words: Words) => Words;
}

/**
 * Prepares a brief for the lexicon and the phrasebooks. A Chinese brief is converted to simplified
 * characters and full-width punctuation. In alphabets with capitals, the full stops of
 * abbreviations are marked, and so are the commas of a list. A greeting at the start of the product field is removed.
 */
export function readScript<Brief extends TypedBrief>(asked: Brief): InScript<Brief> {
  const product = removeGreeting(asked.product ?? '');
  const brief = product === (asked.product ?? '') ? asked : { ...asked, product };
  const texts = listTypedTexts(brief);
  const typed = texts.join('\n');
  const asTyped = <Words>(words: Words) => words;
  if (isJapanese(typed)) return markList(markClauses(brief, commasIn('、')), 'ja', asTyped);
  if (HANGUL.test(typed)) return markList(markClauses(brief, endKoreanSentences), 'ko', asTyped);
  if (!isChinese(typed)) {
    const { brief: simple, isMarked } = markAbbreviations(brief);
    const language = MAY_LIST.test(product) ? detectLanguage(typed) : 'und';
    return markList(simple, language, isMarked ? restoreAllStops : asTyped);
  }
  const marked = markClauses(mapStrings(brief, setFullWidthMarks), commasIn('，'));
  const { simple, restore } = simplifyChinese(marked, listTypedTexts(marked));
  return markList(simple, 'zh', restore);
}

/** Matches a comma before a number, without which a field contains no list with a price. */
const MAY_LIST = /[,،].*\p{Nd}/su;

/** Marks the commas of a list in the product field. The printed words get the commas back. */
function markList<Brief extends TypedBrief>(
  brief: Brief,
  language: ReturnType<typeof detectLanguage>,
  restore: InScript<Brief>['restore'],
): InScript<Brief> {
  const typed = brief.product ?? '';
  const product = markLists(typed, language);
  if (product === typed) return { simple: brief, restore };
  return { simple: { ...brief, product }, restore: (words) => restore(restoreAllStops(words)) };
}

const restoreAllStops = <Words>(words: Words): Words => mapStrings(words, restoreStops);

function isJapanese(text: string): boolean {
  return KANA.test(text) && detectLanguage(text) === 'ja';
}

const commasIn = (comma: string) => (field: string) => replaceSpacesByCommas(field, comma);

/** Adds the punctuation that the user left out of product, audience and goal. */
function markClauses<Brief extends TypedBrief>(
  brief: Brief,
  mark: (field: string) => string,
): Brief {
  const { product, audience, goal } = brief;
  return {
    ...brief,
    ...(product === undefined ? {} : { product: mark(product) }),
    ...(audience === undefined ? {} : { audience: mark(audience) }),
    ...(goal === undefined ? {} : { goal: mark(goal) }),
  };
}

const FULL_WIDTH_MARKS: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
};

/** Matches an ASCII mark beside a Chinese character or after a time, but not inside a number or a time. */
const ASCII_MARK_IN_CHINESE = /(?<=\p{Script=Han}|:\d\d)[,;:!?]|[,;:!?](?=\p{Script=Han})/gu;

function setFullWidthMarks(text: string): string {
  return text.replace(ASCII_MARK_IN_CHINESE, (mark) => FULL_WIDTH_MARKS[mark] ?? mark);
}

/**
 * Converts every string of a value to simplified characters if the typed texts are Chinese with traditional
 * characters. Any other value is returned unchanged. Japanese texts are excluded, although they contain many
 * traditional characters.
 */
export function simplifyTexts<Value>(value: Value, typed: readonly string[]): InScript<Value> {
  return isChinese(typed.join('\n'))
    ? simplifyChinese(value, typed)
    : { simple: value, restore: (words) => words };
}

function simplifyChinese<Value>(value: Value, typed: readonly string[]): InScript<Value> {
  return isTraditional(typed.join('\n'))
    ? { simple: mapStrings(value, simplifyText), restore: (words) => restoreScript(words, typed) }
    : { simple: value, restore: (words) => words };
}

/**
 * Converts simplified words to traditional characters. Runs of characters that occur in the user's
 * own texts stay as typed.
 */
function restoreScript<Words>(words: Words, typed: readonly string[]): Words {
  const source = typed.join('\n');
  const simplified = simplifyText(source);
  return mapStrings(words, (text) =>
    HAS_HAN.test(text) ? restoreText(text, source, simplified) : text,
  );
}

/**
 * Minimum number of characters of a run that stays as typed. A shorter run may occur in the user's texts by
 * chance.
 */
const MIN_RUN_CHARACTERS = 2;

function restoreText(text: string, source: string, simplified: string): string {
  const plain = simplifyText(text);
  let restored = '';
  let own = '';
  for (let at = 0; at < text.length; ) {
    const length = measureLongestRun(plain, at, simplified);
    if (length < MIN_RUN_CHARACTERS) {
      own += text[at];
      at += 1;
      continue;
    }
    const found = simplified.indexOf(plain.slice(at, at + length));
    restored += convertToTraditional(own) + source.slice(found, found + length);
    own = '';
    at += length;
  }
  return restored + convertToTraditional(own);
}

/**
 * Returns the length of the longest substring that starts at a position and also occurs in another
 * text.
 */
function measureLongestRun(text: string, at: number, other: string): number {
  let length = 0;
  while (at + length < text.length && other.includes(text.slice(at, at + length + 1))) length += 1;
  return length;
}

/** Lists the texts that the user typed. */
function listTypedTexts(brief: TypedBrief): string[] {
  const { product, audience, goal, brandName, callToAction, offer, quote, typed } = brief;
  const fields = [product, audience, goal, brandName, callToAction];
  const nested = [offer, quote, typed].flatMap((group) => Object.values(group ?? {}));
  return [...fields, ...nested].filter((value) => typeof value === 'string');
}
