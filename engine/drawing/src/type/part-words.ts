import type { MeasuredUnit } from './break-lines.ts';
import { findNestedPartings, type NestedPartings } from './hyphenation.ts';
import { splitIntoGraphemes } from './line-units.ts';
import { chooseHyphen, isHyphenatedScript } from './split-words.ts';

/** Cost of a hyphen between the parts of a compound, as a share of the line width squared. */
const INNER_JOINT = 0.01;
/** Cost of a hyphen between syllables, as a share of the line width squared. */
const SYLLABLE = 0.08;

/** A line unit as a whole, and the same unit split at all of its hyphenation points. */
interface PartedUnit {
  whole: MeasuredUnit;
  pieces: readonly MeasuredUnit[];
}

interface Setting {
  /** Returns the width of a text, in the same unit as the widths of line units. */
  advance: (text: string) => number;
  language?: string;
}

/**
 * Splits words at all hyphenation points, so that line breaking can choose between these points.
 * @param places `joints` for the places where compound parts join; otherwise also the places between syllables
 */
export function splitMeasuredWords(
  units: readonly MeasuredUnit[],
  places: 'joints' | 'syllables',
  { advance, language }: Setting,
): PartedUnit[] {
  const text = units.map((unit) => unit.text).join(' ');
  return units.map((whole) => {
    if (!isHyphenatedScript(whole.text)) return { whole, pieces: [whole] };
    const partings = findNestedPartings(whole.text, text, language);
    return { whole, pieces: splitPieces(whole, computeCosts(partings, places), advance) };
  });
}

/** Returns the cost of a hyphen at each hyphenation point of a word. */
function computeCosts(
  { outer, inner, syllables }: NestedPartings,
  places: 'joints' | 'syllables',
): Map<number, number> {
  const costed = (ends: readonly number[], cost: number) => ends.map((end) => [end, cost] as const);
  return new Map([
    ...costed(places === 'syllables' ? syllables : [], SYLLABLE),
    ...costed(inner, INNER_JOINT),
    ...costed(outer, 0),
  ]);
}

/** Returns the line units for a line width: a unit that fits the width as a whole, any other unit in pieces. */
export function splitUnitsToWidth(units: readonly PartedUnit[], width: number): MeasuredUnit[] {
  return units.flatMap(({ whole, pieces }) => (whole.width <= width ? [whole] : pieces));
}

function splitPieces(
  whole: MeasuredUnit,
  costs: ReadonlyMap<number, number>,
  advance: Setting['advance'],
): MeasuredUnit[] {
  const ends = [...costs.keys()].toSorted((one, other) => one - other);
  const clusters = splitIntoGraphemes(whole.text);
  const widthTo = (end: number) => advance(clusters.slice(0, end).join(''));
  return [...ends, clusters.length].map((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const piece = {
      text: clusters.slice(start, end).join(''),
      // The difference of the two widths includes the kerning between the letters before and after the break.
      width: (end === clusters.length ? whole.width : widthTo(end)) - widthTo(start),
    };
    if (end === clusters.length) {
      const { spaceAfter, breakAfter } = whole;
      return { ...piece, spaceAfter, ...(breakAfter ? { breakAfter } : {}) };
    }
    const hyphen = chooseHyphen(clusters[end - 1], clusters[end]);
    const hyphenWidth = advance(hyphen);
    return { ...piece, spaceAfter: false, hyphen, hyphenWidth, endCost: costs.get(end) };
  });
}
