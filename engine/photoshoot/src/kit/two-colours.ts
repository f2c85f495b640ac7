import { namedPaint, type Paint } from './paints.ts';

/** A plain background of two colours that meet in a line: side by side, or wall above and floor below. */
export interface TwoColours {
  /** What is at the left, or the wall. */
  first: Paint;
  /** What is at the right, or the floor. */
  second: Paint;
  meet: 'beside' | 'below';
}

const BESIDE =
  /\bhalf\b.{2,24}\bhalf\b|\bsplit (?:colou?r(?:ed)? )?(?:background|backdrop|wall|screen|colou?rs?)\b|\b(?:background|backdrop|wall) split\b|\btwo[- ](?:tone|colou?r)(?:ed|s)?\b|\bduo ?tone\b|\bcolou?r[- ]?block(?:ed|ing)?\b|\b(?:left|right)(?: half| side)?\b.{2,30}\b(?:left|right)(?: half| side)?\b/i;
/** What stands between two colours. */
const BETWEEN = /[,.&/]|\b(?:and|half|to|with|then|on the (?:left|right)(?: half| side)?)\b/i;
const TONE = /\b(?:white|black|gr[ea]y)\b/i;

const WALL = '(?:wall|back(?:ground|drop))s?';
const FLOOR = '(?:floor|ground|table(?: ?top)?|base|foreground)';
/** A colour of one word or two; no second wall is named in between. */
const TINT = '((?:[\\w-]+\\s+)?[\\w-]+)\\s+';
const WALL_THEN_FLOOR = new RegExp(`${TINT}${WALL}\\b[^.]{0,16}?\\b${TINT}${FLOOR}\\b`, 'i');
const FLOOR_THEN_WALL = new RegExp(`${TINT}${FLOOR}\\b[^.]{0,16}?\\b${TINT}${WALL}\\b`, 'i');

/** The two colours that the words give a plain background: "half pink, half blue", "pink wall and yellow floor". */
export function twoColoursOf(words: string): TwoColours | null {
  const down = WALL_THEN_FLOOR.exec(words);
  const up = FLOOR_THEN_WALL.exec(words);
  const wall = namedPaint(down?.[1] ?? up?.[2] ?? '');
  const floor = namedPaint(down?.[2] ?? up?.[1] ?? '');
  if (wall !== null && floor !== null && apart(wall, floor))
    return { first: wall, second: floor, meet: 'below' };
  if (!BESIDE.test(words)) return null;
  const [one, other] = words
    .split(BETWEEN)
    .flatMap((part) => namedPaint(part) ?? namedPaint(TONE.exec(part)?.[0] ?? '') ?? []);
  if (one === undefined || other === undefined || !apart(one, other)) return null;
  // "Blue on the right, pink on the left" is pink first.
  const turned = /\bright\b.*\bleft\b/i.test(words);
  return turned
    ? { first: other, second: one, meet: 'beside' }
    : { first: one, second: other, meet: 'beside' };
}

function apart(one: Paint, other: Paint): boolean {
  return one.hue !== other.hue || Math.abs(one.lightness - other.lightness) > 0.1;
}
