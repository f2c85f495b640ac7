import type { MeasuredUnit } from './break-lines.ts';
import { findHyphenPlace, findPartings } from './hyphenation.ts';
import { findLetterHyphenPlace } from './letter-hyphenation.ts';
import { splitIntoGraphemes } from './line-units.ts';
import { WITHIN_WORD } from './spelling.ts';

/**
 * Where a long word may be hyphenated: between the parts of a compound, between syllables, or at places guessed
 * from the word's letters.
 */
export type Parting = 'joints' | 'syllables' | 'letters';

interface Splitting {
  parting: Parting;
  /** Whether a word is split between any two letters if no hyphenation point is near the line's end. */
  isForced?: boolean;
}

/**
 * Splits units that are wider than the line, with a hyphen in scripts that use hyphens. A word without a
 * suitable hyphenation point remains too wide, unless `isForced` is set.
 */
export function splitLongUnits(
  units: readonly MeasuredUnit[],
  width: number,
  splitting: Splitting,
): MeasuredUnit[] {
  const text = units.map((unit) => unit.text).join(' ');
  return units.flatMap((unit) =>
    unit.width <= width ? [unit] : splitUnit(unit, text, width, splitting),
  );
}

/** Matches letters of scripts in which a split word gets a hyphen. */
const HYPHENATED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

export function isHyphenatedScript(word: string): boolean {
  return HYPHENATED.test(word);
}

/**
 * Returns the hyphen for the end of a line that ends inside a word. The hyphen is empty unless letters surround
 * the split. For example, "rock’n’roll" gets no hyphen when it is split after an apostrophe.
 */
export function chooseHyphen(before = '', after = ''): string {
  return WITHIN_WORD.test(`${before}${after}`) ? '-' : '';
}

/** A function that finds the last hyphenation point between two graphemes of a word. */
type FindPlace = (start: number, end: number) => number | undefined;

function createFindPlace(clusters: readonly string[], text: string, parting: Parting): FindPlace {
  if (parting === 'letters') return (start, end) => findLetterHyphenPlace(clusters, start, end);
  const { syllables, joints } = findPartings(clusters.join(''), text);
  const partings = { joints, syllables: parting === 'joints' ? joints : syllables };
  return (start, end) => findHyphenPlace(partings, clusters.length, start, end);
}

function splitUnit(
  unit: MeasuredUnit,
  text: string,
  width: number,
  { parting, isForced = false }: Splitting,
): MeasuredUnit[] {
  const clusters = splitIntoGraphemes(unit.text);
  const isHyphenated = isHyphenatedScript(unit.text);
  const findPlace = isHyphenated ? createFindPlace(clusters, text, parting) : () => undefined;
  const perCluster = unit.width / clusters.length;
  const room = Math.max(1, Math.floor((width * 0.9) / perCluster) - (isHyphenated ? 1 : 0));
  const pieces: MeasuredUnit[] = [];
  for (let start = 0; start < clusters.length; ) {
    const most = Math.min(clusters.length, start + room);
    const isTorn = most < clusters.length && isHyphenated;
    const end = isTorn ? (findPlace(start, most) ?? (isForced ? most : undefined)) : most;
    if (end === undefined) return [unit];
    const last = end === clusters.length;
    const between = parting === 'letters' ? '-' : chooseHyphen(clusters[end - 1], clusters[end]);
    const hyphen = isHyphenated ? between : '';
    pieces.push({
      text: clusters.slice(start, end).join(''),
      hyphen: last ? undefined : hyphen,
      spaceAfter: last && unit.spaceAfter,
      ...(last && unit.breakAfter ? { breakAfter: true } : {}),
      width: perCluster * (end - start + (last ? 0 : hyphen.length)),
    });
    start = end;
  }
  return pieces;
}
