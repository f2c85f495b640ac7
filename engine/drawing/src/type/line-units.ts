import { hangsOnPhrase } from './phrases.ts';
import { breaksWithoutSpaces } from './script.ts';

/** A stretch of text that a line never splits, and whether a space stands after it. */
export interface LineUnit {
  text: string;
  spaceAfter: boolean;
}

/** Characters that may not begin a line (JIS X 4051 kinsoku, closing marks of any script). */
const NO_LINE_START =
  /^[\p{Pe}\p{Pf}\p{M}、。，．・：；？！!?,.:;…ー〜～々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ％%๏ฯๆ]/u;
/** Characters that may not end a line. */
const NO_LINE_END = /[\p{Ps}\p{Pi}¿¡$€£¥#]$/u;

/**
 * Splits a text where lines may break: at spaces, after hyphens and dashes, and between words where a script writes
 * none (found by Intl.Segmenter, which knows words; phrases are put together from them). Korean breaks at spaces only, as its designers prefer.
 */
export function lineUnits(text: string): LineUnit[] {
  const units: LineUnit[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const pieces = breaksWithoutSpaces(word) ? segmentWords(word) : splitAfterHyphens(word);
    pieces.forEach((piece, index) => {
      units.push({ text: piece, spaceAfter: index === pieces.length - 1 });
    });
  }
  return bindSingleLetters(units);
}

/** Marks that French sets apart from their word by a space, and the dot between two names: they stay with what is before. */
const STAYS_WITH_LAST = /^(?:[:;!?»%€]+|·)$/u;
/** A number and its unit (SI Brochure 5.4.3): "80 km", "20 g", "25 %"; or what it counts of time, "10 year". */
const NUMBER = /(?:^|[\s(–-])\d[\d.,]*$/;
const UNIT =
  /^(?:km\/h|mph|mi|[kcm]?m|m[²³2]|[kmµ]?g|[cm]?l|oz|lbs?|k?wh?|mah|v|hz|[gm]b|tb|mp|hrs?|min|sec|(?:year|month|week|day|hour|minute|second)s?|ft|inch(?:es)?|°[cf]?|€|£|kr|zł|chf|eur|usd|gbp)(?=$|[.,;:!?)])/i;
/** "Gen Z": a letter that names a kind of what stands before it. */
const LETTERED = /^(?:gen|plan|type|class|vitamin|generation|klasse|typ)$/i;

/**
 * A number stays with its unit, and a word of one letter with the next: Slavic prepositions must not end a line, and "a" or "I" had better not. A mark by
 * itself stays with the word before it.
 */
function bindSingleLetters(units: readonly LineUnit[]): LineUnit[] {
  const bound: LineUnit[] = [];
  for (const unit of units) {
    const last = bound.at(-1);
    if (
      last?.spaceAfter &&
      (STAYS_WITH_LAST.test(unit.text) ||
        (NUMBER.test(last.text) && UNIT.test(unit.text)) ||
        (LETTERED.test(last.text) && /^\p{L}(?=$|\P{L})/u.test(unit.text)) ||
        (/^(?:\p{L}|«)$/u.test(last.text.split(' ').at(-1) ?? '') &&
          !breaksWithoutSpaces(last.text)))
    ) {
      bound[bound.length - 1] = { text: `${last.text} ${unit.text}`, spaceAfter: unit.spaceAfter };
    } else bound.push(unit);
  }
  return bound;
}

/** Compounds up to this length read as one word: "Faites-vous", "first-drive". */
const MAX_WHOLE_COMPOUND = 13;

function splitAfterHyphens(word: string): string[] {
  if (word.length <= MAX_WHOLE_COMPOUND && !word.includes('/')) return [word];
  return word.split(/(?<=\p{L}{2}[-–—/])(?=\p{L}{2})/u);
}

function segmentWords(word: string): string[] {
  const pieces: string[] = [];
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(word)) {
    const last = pieces.at(-1);
    const glued =
      last !== undefined &&
      (NO_LINE_START.test(segment) ||
        NO_LINE_END.test(last) ||
        isLatinRun(last, segment) ||
        hangsOnPhrase(last, segment, isJapanese));
    if (glued) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function isLatinRun(left: string, right: string): boolean {
  return (
    /[\p{Script=Latin}\p{N}\-_'’.]$/u.test(left) && /^[\p{Script=Latin}\p{N}\-_'’.]/u.test(right)
  );
}

/** User-perceived characters (Unicode UAX #29). */
export function graphemes(text: string): string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );
}
