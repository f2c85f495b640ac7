import { graphemes, type LineUnit } from './line-units.ts';

/** A unit with its advance, in the same measure as the line's width. */
export interface MeasuredUnit extends LineUnit {
  width: number;
}

interface Lines {
  lines: string[];
  widest: number;
}

function fillGreedily(units: readonly MeasuredUnit[], width: number, space: number): Lines {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  let widest = 0;
  let gap = 0;
  for (const unit of units) {
    if (line && used + gap + unit.width > width) {
      lines.push(line);
      widest = Math.max(widest, used);
      line = unit.text;
      used = unit.width;
    } else {
      line += (gap > 0 ? ' ' : '') + unit.text;
      used += gap + unit.width;
    }
    gap = unit.spaceAfter ? space : 0;
  }
  if (line) lines.push(line);
  return { lines, widest: Math.max(widest, used) };
}

/**
 * Breaks into as few lines as the width allows and then evens them out: the narrowest measure that keeps the number of
 * lines (the idea of CSS `text-wrap: balance`), so that no word is left alone on the last line.
 */
export function breakLines(units: readonly MeasuredUnit[], width: number, space: number): Lines {
  const greedy = fillGreedily(units, width, space);
  let low = width * 0.3;
  let high = width;
  let best = greedy;
  for (let step = 0; step < 10; step++) {
    const middle = (low + high) / 2;
    const attempt = fillGreedily(units, middle, space);
    if (attempt.lines.length <= greedy.lines.length && attempt.widest <= width) {
      best = attempt;
      high = middle;
    } else low = middle;
  }
  return best;
}

/** Cuts units wider than the line, with a hyphen where the script knows one. */
export function splitLongUnits(units: readonly MeasuredUnit[], width: number): MeasuredUnit[] {
  return units.flatMap((unit) => {
    if (unit.width <= width) return [unit];
    const clusters = graphemes(unit.text);
    const hyphen = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(unit.text)
      ? '-'
      : '';
    const perCluster = unit.width / clusters.length;
    const room = Math.max(1, Math.floor((width * 0.9) / perCluster) - hyphen.length);
    const pieces: MeasuredUnit[] = [];
    for (let start = 0; start < clusters.length; start += room) {
      const part = clusters.slice(start, start + room);
      const last = start + room >= clusters.length;
      pieces.push({
        text: part.join('') + (last ? '' : hyphen),
        spaceAfter: last && unit.spaceAfter,
        width: perCluster * (part.length + (last ? 0 : hyphen.length)),
      });
    }
    return pieces;
  });
}
