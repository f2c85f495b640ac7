import type { Paint } from '../kit/paints.ts';
import type { TwoColours } from '../kit/two-colours.ts';
import { findNearestPaint, readPaintAt, readPlainColour } from './shoot-colours.ts';
import type { ShootText } from './shoot-text.ts';

/** Maximum number of words between "wall" and "floor" within a phrase. */
const REACH = 6;

/**
 * Returns the two colours that the brief gives to a plain background, as in "half pink, half blue" or "pink
 * wall and yellow floor".
 */
export function readTwoColours(text: ShootText): TwoColours | null {
  return wallAndFloor(text) ?? sideBySide(text);
}

function wallAndFloor(text: ShootText): TwoColours | null {
  for (const wallAt of text.placesOf('wall-word', 'background-word'))
    for (const floorAt of text.placesOf('floor-word')) {
      if (Math.abs(wallAt - floorAt) > REACH) continue;
      const wall = findNearestPaint(text, text.qualitiesOf(wallAt, 2));
      const floor = findNearestPaint(text, text.qualitiesOf(floorAt, 2));
      if (wall !== null && floor !== null && areApart(wall, floor))
        return { first: wall, second: floor, meet: 'below' };
    }
  return null;
}

function sideBySide(text: ShootText): TwoColours | null {
  const sides = text.wishes('side');
  const isSplit =
    text.names('two-colours', 'split-background') ||
    text.placesOf('half').length > 1 ||
    (sides.includes('left') && sides.includes('right'));
  if (!isSplit) return null;
  const [one, other] = [...text.words.keys()].flatMap((at) => listPaints(text, at));
  if (one === undefined || other === undefined || !areApart(one, other)) return null;
  // For "blue on the right, pink on the left", the result must start with pink, the left colour.
  return sides[0] === 'right' && sides.includes('left')
    ? { first: other, second: one, meet: 'beside' }
    : { first: one, second: other, meet: 'beside' };
}

const BLACK: Paint = { lightness: 0.24, chroma: 0.008, hue: 60 };
const WHITE: Paint = { lightness: 0.95, chroma: 0.008, hue: 85 };

function listPaints(text: ShootText, at: number): readonly Paint[] {
  if (text.isAt(at, 'black-and-white')) return [BLACK, WHITE];
  if (text.isAt(at, 'white-and-black')) return [WHITE, BLACK];
  const plain = text.wishAt(at, 'tone') === null ? null : readPlainColour(text, at);
  const paint = readPaintAt(text, at) ?? plain;
  return paint === null ? [] : [paint];
}

function areApart(one: Paint, other: Paint): boolean {
  return one.hue !== other.hue || Math.abs(one.lightness - other.lightness) > 0.1;
}
