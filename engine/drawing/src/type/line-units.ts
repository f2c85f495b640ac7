import { belongsToPhrase } from './phrases.ts';
import { breaksWithoutSpaces } from './script.ts';

/** A piece of text that is never broken, with the information whether a space follows the piece. */
export interface LineUnit {
  text: string;
  spaceAfter: boolean;
  /** Set if the user typed a line break after this unit. */
  breakAfter?: true;
}

/**
 * The character for a line break that a user typed (Unicode's line separator). White space of any other kind
 * counts as a space.
 */
export const LINE_BREAK = '\u2028';

/** Matches characters that may not begin a line (JIS X 4051 kinsoku, closing marks of any script). */
const NO_LINE_START =
  /^[\p{Pe}\p{Pf}\p{M}、。，．・：；？！!?,.:;…ー〜～々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ％%๏ฯๆ]/u;
/** Matches characters that may not end a line. */
const NO_LINE_END = /[\p{Ps}\p{Pi}¿¡$€£¥#]$/u;

/**
 * Splits a text at possible line breaks: at spaces, after hyphens and dashes, and in scripts without spaces
 * also between words. In scripts without spaces, Intl.Segmenter finds the words, which are then joined to
 * phrases. Korean text is split only at spaces, as Korean typography prefers. A {@link LINE_BREAK} ends a line.
 * @param gluesCounts whether a Chinese, Japanese or Korean number stays with its counter, and a date is never
 * broken
 */
export function splitIntoLineUnits(text: string, gluesCounts = false): LineUnit[] {
  const lines = text.split(LINE_BREAK).map((line) => unitsOfLine(line, gluesCounts));
  return lines.flatMap((units, at) =>
    units.map((unit, index) =>
      at < lines.length - 1 && index === units.length - 1 ? { ...unit, breakAfter: true } : unit,
    ),
  );
}

function unitsOfLine(text: string, gluesCounts: boolean): LineUnit[] {
  const units: LineUnit[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const pieces = breaksWithoutSpaces(word)
      ? segmentWords(word, gluesCounts)
      : splitAfterHyphens(word);
    pieces.forEach((piece, index) => {
      units.push({ text: piece, spaceAfter: index === pieces.length - 1 });
    });
  }
  const bound = bindSingleLetters(units);
  return gluesCounts ? bindDates(bound) : bound;
}

/** Matches the first part of a date or time that continues after a space, such as "11월" "30일", "오후" "7시". */
const DATE_GOES_ON = /(?:[\p{Nd}][年月년월]|(?:午前|午後|上午|下午|오전|오후))$/u;
/** Matches a text that starts with a digit. */
const FIGURE_FIRST = /^\p{Nd}/u;

function bindDates(units: readonly LineUnit[]): LineUnit[] {
  const bound: LineUnit[] = [];
  for (const unit of units) {
    const last = bound.at(-1);
    if (last?.spaceAfter && DATE_GOES_ON.test(last.text) && FIGURE_FIRST.test(unit.text))
      bound[bound.length - 1] = { text: `${last.text} ${unit.text}`, spaceAfter: unit.spaceAfter };
    else bound.push(unit);
  }
  return bound;
}

/**
 * Matches marks that French separates from the word before by a space, and the dot between two names. French
 * punctuation marks after a space, and the dot between two names, stay on the line of the word before.
 */
const STAYS_WITH_LAST = /^(?:[:;!?»%€]+|·)$/u;
/**
 * Matches a number that stays with the unit after it (SI Brochure 5.4.3), as in "80 km", "20 g" and "25 %". The unit
 * may also be a unit of time, as in "10 year".
 */
const NUMBER = /(?:^|[\s(–-])\d[\d.,]*$/;
/** Matches a unit after a number: a unit of measure, data or time. */
const UNIT =
  /^(?:km\/h|mph|mi|[kcm]?m|m[²³2]|[kmµ]?g|[cm]?l|oz|lbs?|k?wh?|mah|v|hz|[gm]b|tb|mp|hrs?|min|sec|(?:year|month|week|day|hour|minute|second)s?|ft|inch(?:es)?|°[cf]?|€|£|kr|zł|chf|eur|usd|gbp)(?=$|[.,;:!?)])/i;
/** Matches a word that stays with the single letter after it, as in "Gen Z". */
const LETTERED = /^(?:gen|plan|type|class|vitamin|generation|klasse|typ)$/i;

/**
 * Keeps a number with its unit, and a one-letter word with the next word. Slavic prepositions, "a" and "I"
 * should not end a line. A punctuation mark that follows a space stays with the word before the space.
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

/**
 * Maximum length, in characters, of a compound that is never broken, such as "Faites-vous", "first-drive".
 */
const MAX_WHOLE_COMPOUND = 13;

function splitAfterHyphens(word: string): string[] {
  if (word.length <= MAX_WHOLE_COMPOUND && !word.includes('/')) return [word];
  return word.split(/(?<=\p{L}{2}[-–—/])(?=\p{L}{2})/u);
}

/** Matches a counter of one or two characters after a number, as in "3名", "2個", "10分". */
const COUNTER = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ヶヵー]{1,2}$/u;
/**
 * Matches the first part of a date, time or rank that continues with a number, as in "11月" "30", "18:" "00",
 * "午後" "7", "第" "3".
 */
const NUMBER_GOES_ON = /(?:\p{Nd}[年月時点泊/:：]|午前|午後|上午|下午|[第全満约約各])$/u;
/** Matches a sign between two numbers of a date, a time or a range. */
const PARTS_FIGURES = /^[/:：〜～]$/u;

function isCount(left: string, right: string): boolean {
  return (
    (/\p{Nd}$/u.test(left) && (COUNTER.test(right) || PARTS_FIGURES.test(right))) ||
    (NUMBER_GOES_ON.test(left) && FIGURE_FIRST.test(right))
  );
}

function segmentWords(word: string, gluesCounts: boolean): string[] {
  const pieces: string[] = [];
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(word)) {
    const last = pieces.at(-1);
    const glued =
      last !== undefined &&
      (NO_LINE_START.test(segment) ||
        NO_LINE_END.test(last) ||
        isLatinRun(last, segment) ||
        (gluesCounts && isCount(last, segment)) ||
        belongsToPhrase(last, segment, isJapanese));
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

/** Returns the user-perceived characters of a text (Unicode UAX #29). */
export function splitIntoGraphemes(text: string): string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );
}
