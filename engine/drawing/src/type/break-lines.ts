import type { LineUnit } from './line-units.ts';

/** A line unit (text that is never broken) with its width, in the same unit as the line width. */
export interface MeasuredUnit extends LineUnit {
  width: number;
  /**
   * The hyphen that is drawn when a line ends after this part of a word. `width` includes the hyphen, unless
   * `hyphenWidth` is set.
   */
  hyphen?: string;
  /**
   * Width of the hyphen, if `width` does not include the hyphen. `hyphenWidth` is set for words with several
   * possible breaks, of which a line uses at most one.
   */
  hyphenWidth?: number;
  /** Cost of ending a line after this unit, as a share of the line width squared. */
  endCost?: number;
}

interface Lines {
  lines: string[];
  widest: number;
  /** Width of each line, in the same unit as the line width. */
  widths: number[];
}

function fillGreedily(units: readonly MeasuredUnit[], width: number, space: number): Lines {
  const lines: string[] = [];
  const widths: number[] = [];
  let line = '';
  let used = 0;
  let before: MeasuredUnit | undefined;
  for (const unit of units) {
    const gap = before?.spaceAfter ? space : 0;
    const isFull = used + gap + unit.width + (unit.hyphenWidth ?? 0) > width;
    if (before && (isFull || before.breakAfter)) {
      lines.push(line + (before.hyphen ?? ''));
      widths.push(used + (before.hyphenWidth ?? 0));
      line = unit.text;
      used = unit.width;
    } else {
      line += (gap > 0 ? ' ' : '') + unit.text;
      used += gap + unit.width;
    }
    before = unit;
  }
  if (before) {
    lines.push(line + (before.hyphen ?? ''));
    widths.push(used + (before.hyphenWidth ?? 0));
  }
  return { lines, widths, widest: Math.max(0, ...widths) };
}

/**
 * Breaks a text into as few lines as the width allows, with line widths as even as possible. Among the breaks
 * with this number of lines, the function chooses the break with the smallest sum of squared slack (free width
 * of a line). The sum of squared slack is the cost of Knuth and Plass 1981 without stretched spaces. The slack
 * of the last line counts too, so that no word is left alone on the last line. The cost also depends on
 * meaning: a line should end with a sentence, and should not end with "the" or "of". A line break that the user
 * typed is always kept.
 */
export function breakLines(units: readonly MeasuredUnit[], width: number, space: number): Lines {
  const greedy = fillGreedily(units, width, space);
  const count = greedy.lines.length;
  if (count < 2 || greedy.widest > width) return greedy;
  const starts = evenStarts(units, width, space, count);
  if (!starts) return greedy;
  const lines = starts.map((start, index) =>
    fillGreedily(units.slice(start, starts[index + 1]), Number.POSITIVE_INFINITY, space),
  );
  return {
    lines: lines.map((line) => line.lines[0] ?? ''),
    widths: lines.map((line) => line.widest),
    widest: Math.max(...lines.map((line) => line.widest)),
  };
}

/** Cost of a sentence that ends in the middle of a line, as a share of the line width squared. */
const TORN_SENTENCE = 0.07;
/**
 * Cost of a line that ends with a word such as "the", which belongs to the next word, as a share of the line
 * width squared.
 */
const LEANING_END = 0.035;
/**
 * Cost of a word alone on its line where other breaks could avoid that, as a share of the line width squared.
 */
const LONELY_WORD = 0.05;
/** Matches the end of a sentence or clause, with a closing quotation mark or bracket. */
const ENDS_SENTENCE = /[.!?…:]["”’)]?$|[、，。；！？：]$/u;
/**
 * Matches short words that belong to the next word, such as articles and prepositions. A line should not end with a
 * short word that belongs to the next word.
 */
const LEANS =
  /^(?:a|an|the|and|or|of|to|for|in|on|at|by|with|from|your|our|my|is|are|it’s|der|die|das|den|dem|ein|eine|einen|und|oder|für|mit|von|zu|im|in|le|la|les|un|une|des|du|de|et|à|pour|el|los|las|una|y|con|por|para|o|os|as|um|uma|e|do|da|il|lo|gli|di|per)$/iu;

/**
 * Returns the cost of the line from `start` to `end` by meaning: whether the line ends at a suitable place in
 * the sentence.
 */
function senseCost(units: readonly MeasuredUnit[], start: number, end: number): number {
  const last = units[end];
  const isAlone = start === end && last?.hyphenWidth === undefined;
  const lonely = isAlone && !ENDS_SENTENCE.test(last?.text ?? '') ? LONELY_WORD : 0;
  const torn = countTorn(units, start, end) + (last?.endCost ?? 0);
  if (end === units.length - 1) return torn + lonely;
  return torn + lonely + (LEANS.test(last?.text ?? '') ? LEANING_END : 0);
}

function countTorn(units: readonly MeasuredUnit[], start: number, end: number): number {
  for (let at = start; at < end; at++)
    if (ENDS_SENTENCE.test(units[at]?.text ?? '')) return TORN_SENTENCE;
  return 0;
}

/**
 * Returns the index of the first unit of each line for the most even break, found by dynamic programming over
 * line ends.
 */
function evenStarts(
  units: readonly MeasuredUnit[],
  width: number,
  space: number,
  count: number,
): number[] | null {
  let costs = [0, ...units.map(() => Number.POSITIVE_INFINITY)];
  const cameFrom: number[][] = [];
  for (let line = 0; line < count; line++) {
    const next = costs.map(() => Number.POSITIVE_INFINITY);
    const from = costs.map(() => 0);
    for (let start = 0; start < units.length; start++) {
      const before = costs[start] ?? Number.POSITIVE_INFINITY;
      if (before === Number.POSITIVE_INFINITY) continue;
      let used = 0;
      for (let end = start; end < units.length; end++) {
        const unit = units[end];
        if (!unit) break;
        used += unit.width + (end > start && units[end - 1]?.spaceAfter ? space : 0);
        if (used > width) break;
        const wide = used + (unit.hyphenWidth ?? 0);
        if (wide > width) {
          if (unit.breakAfter) break;
          continue;
        }
        const cost = before + (width - wide) ** 2 + senseCost(units, start, end) * width ** 2;
        if (cost < (next[end + 1] ?? Number.POSITIVE_INFINITY)) {
          next[end + 1] = cost;
          from[end + 1] = start;
        }
        if (unit.breakAfter) break;
      }
    }
    cameFrom.push(from);
    costs = next;
  }
  if ((costs[units.length] ?? Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY) return null;
  const starts: number[] = [];
  for (let line = count - 1, end = units.length; line >= 0; line--) {
    end = cameFrom[line]?.[end] ?? 0;
    starts.unshift(end);
  }
  return starts;
}
