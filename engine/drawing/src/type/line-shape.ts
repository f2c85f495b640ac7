import { breaksWithoutSpaces } from './script.ts';

/**
 * A short word alone on its line lowers the quality of the line breaks by at most this (0–1). The decrease of quality
 * is proportional to the word's width, as a share of the block's width.
 */
const LONELY_SHORT = 0.28;
/** A long word alone on its line lowers the quality of the line breaks by this (0–1). */
const LONELY_LONG = 0.15;
/**
 * A sentence of one word ("Finally.") that fills a line alone lowers the quality of the line breaks by this
 * (0–1). A sentence of one word hardly disturbs a reader.
 */
const LONELY_SENTENCE = 0.05;
/** Matches the end of a sentence, with a closing quotation mark or bracket. */
const SENTENCE_END = /[.!?…:]["”’)]?$/u;

/**
 * Tells whether a line consists of one word that is not a whole sentence. The function always returns false for lines
 * in scripts without spaces.
 */
function isLonely(line: string): boolean {
  return !line.trim().includes(' ') && !breaksWithoutSpaces(line);
}

/**
 * Returns the quality of a headline's line breaks, 0–1. Each word alone on its line lowers the quality; a short
 * word lowers it more than a long word.
 */
export function shapeOfLines(lines: readonly string[], widths: readonly number[]): number {
  if (lines.length < 2) return 1;
  const widest = Math.max(...widths);
  return lines.reduce((worth, line, index) => {
    if (!isLonely(line)) return worth;
    const begins = index === 0 || SENTENCE_END.test(lines[index - 1] ?? '');
    if (begins && SENTENCE_END.test(line)) return worth * (1 - LONELY_SENTENCE);
    const reach = ((widths[index] ?? 0) / widest) ** 2;
    return worth * (1 - LONELY_SHORT + (LONELY_SHORT - LONELY_LONG) * reach);
  }, 1);
}

/** Returns the share of lines that have only one word, 0–1. */
export function measureLonelyShare(lines: readonly string[]): number {
  return lines.length < 2 ? 0 : lines.filter(isLonely).length / lines.length;
}
