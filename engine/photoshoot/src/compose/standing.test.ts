import type { CutOut } from '@adwright/engine-cutout';
import { describe, expect, it } from 'vitest';
import { liesByNature } from '../direction/lying-things.ts';
import { directShoot } from '../direction/shoot-direction.ts';
import { averageArea, makeBoard, makeShot } from './sample-shots.ts';
import { layAtRest, topples } from './standing.ts';

/** Returns a cut-out of 300 × 200 pixels that is opaque where the function returns true. */
function cutOf(isSolid: (x: number, y: number) => boolean): CutOut {
  const [width, height] = [300, 200];
  const rgba = new Uint8Array(width * height * 4);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isSolid(x, y)) continue;
      rgba.set([120, 120, 120, 255], (y * width + x) * 4);
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return { width, height, rgba, box, confidence: 1 };
}

/** A bar that leans from the upper left to the lower right. */
const slanted = cutOf((x, y) => Math.abs(y - 20 - 0.55 * x) < 12 && x > 10 && x < 290);
const upright = cutOf((x) => Math.abs(x - 150) < 20);
/** A product seen from its corner: two faces with lower edges that rise on both sides. */
const box = cutOf((x, y) => y > 20 && y < 180 - Math.abs(x - 190) * 0.25 && x > 60 && x < 260);
/** A table in perspective: legs of unequal length. */
const table = cutOf(
  (x, y) => (y > 40 && y < 70) || (y >= 70 && y < 200 && x < 30) || (y >= 70 && y < 130 && x > 270),
);

describe('layAtRest and topples for a product that cannot stand', () => {
  it('an object that is long, leans and has no foot below its middle counts as unable to stand', () => {
    expect(topples(slanted)).toBe(true);
    for (const standing of [upright, box, table, makeBoard()])
      expect(topples(standing)).toBe(false);
  });

  it('an object that usually lies or hangs counts as unable to stand', () => {
    for (const product of [
      'claw hammer',
      'Pliers',
      'cotton T-shirt for men',
      'silver earrings',
      'stethoscope',
      'USB charging cable',
    ])
      expect(liesByNature(product)).toBe(true);
    for (const product of [
      'pen holder',
      'tie rack',
      'dress shoes',
      'knife block',
      'keyboard',
      'cable organiser',
      '',
    ])
      expect(liesByNature(product)).toBe(false);
    for (const product of [
      'Baumwollhemd für Herren',
      'chemise en coton',
      'collana in argento',
      'мужская рубашка',
    ])
      expect(liesByNature(product), product).toBe(true);
  });

  const asked = (extraInstructions = '', productType = 'serum') =>
    directShoot({ environment: 'kitchen', productType, extraInstructions });
  const poses = (direction = asked(), cut = slanted) =>
    [0, 1, 2, 3]
      .map((pick) => layAtRest(direction, cut, pick))
      .map(({ angle, pose }) => (pose.floats ? 'hovers' : angle));

  it('a product that cannot stand hovers in every second picture of a photoshoot and lies on the floor in the others', () => {
    expect(poses()).toEqual(['hovers', 'above', 'hovers', 'above']);
    expect(poses(asked('', 'scissors'), upright)).toEqual(['hovers', 'above', 'hovers', 'above']);
    expect(poses(asked(), upright)).toEqual(['level', 'level', 'level', 'level']);
  });

  it('a product that cannot stand takes the pose that the brief requests', () => {
    expect(poses(asked('on black velvet'))).toEqual(['above', 'above', 'above', 'above']);
    expect(poses(asked('low angle'))).toEqual(['hovers', 'hovers', 'hovers', 'hovers']);
    expect(poses(asked('on a podium'))).toEqual(['level', 'level', 'level', 'level']);
    expect(poses(asked('view from above'))).toEqual(['above', 'above', 'above', 'above']);
  });

  it('nothing touches the floor below a hovering product', () => {
    const low = (cut: CutOut) =>
      averageArea(
        makeShot({ environment: 'minimalist', extraInstructions: 'white background' }, 0, cut),
        [0.8, 0.8, 0.88, 0.86],
      );
    // The leaning bar rests on its lower end, so a part of it lies low in the picture.
    expect(low(slanted)[0]).toBeGreaterThan(150);
  });
});
