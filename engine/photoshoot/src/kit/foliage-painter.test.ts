import { createSeededRandom } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { chooseCamera } from '../compose/camera.ts';
import { directShoot } from '../direction/shoot-direction.ts';
import { FoliagePainter } from './foliage-painter.ts';
import { EYE_LEVEL, SIDE } from './frame.ts';

/**
 * Returns the share of a white floor that is darker, without a green tint, after leaves were painted. The
 * returned share is the area of the leaves' shadow.
 */
function shaded(horizon: number): number {
  const painter = new FoliagePainter(createSeededRandom(5), { ...EYE_LEVEL, horizon });
  painter.context.fillStyle = '#ffffff';
  painter.context.fillRect(0, 0, SIDE, SIDE);
  painter.leaves(8, 142, 0.44, 6, SIDE * 0.2, SIDE * 0.8);
  const { data } = painter.context.getImageData(0, 0, SIDE, SIDE);
  let grey = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (Math.abs(green - red) < 8 && Math.abs(green - blue) < 14 && green < 225) grey++;
  }
  return grey / (data.length / 4);
}

it('draws a shadow for leaves on a floor seen from above, but none for leaves in the air', () => {
  expect(shaded(0)).toBeGreaterThan(0.015);
  expect(shaded(EYE_LEVEL.horizon)).toBeLessThan(0.4 * shaded(0));
});

it('leaves light gaps between the leaflets in a palm’s shadow, and does not darken the shadow where leaflets overlap', () => {
  const painter = new FoliagePainter(createSeededRandom(5), EYE_LEVEL);
  painter.context.fillStyle = '#ffffff';
  painter.context.fillRect(0, 0, SIDE, SIDE);
  painter.leafShadow(0.2);
  const { data } = painter.context.getImageData(0, 0, SIDE, SIDE / 2);
  let [least, edges, shade] = [255, 0, false];
  for (let at = 0; at < data.length; at += 4) {
    const level = data[at] ?? 0;
    least = Math.min(least, level);
    if (level < 235 !== shade) edges++;
    shade = level < 235;
  }
  expect(least).toBeGreaterThan(255 * 0.78);
  // Along a row of pixels, the shadow of the leaflets alternates with light about a dozen times.
  expect(edges / (SIDE / 2)).toBeGreaterThan(4);
});

it('draws no shadow of leaves if the brief excludes shadows', () => {
  const { view } = chooseCamera(
    directShoot({ environment: 'minimalist', extraInstructions: 'no shadows' }),
    1,
    0,
  );
  const painter = new FoliagePainter(createSeededRandom(5), view);
  painter.leafShadow(0.2);
  painter.palmShadow(0.2);
  expect(painter.context.getImageData(0, 0, SIDE, SIDE).data.every((level) => level === 0)).toBe(
    true,
  );
});
