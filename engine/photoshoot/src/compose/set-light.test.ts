import { createSeededRandom } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { directShoot } from '../direction/shoot-direction.ts';
import { EYE_LEVEL, SIDE } from '../kit/frame.ts';
import { SetPainter } from '../kit/set-painter.ts';
import { computeMeanColour } from './harmonise.ts';
import { lightSet } from './set-light.ts';

const PLACE = { left: 440, top: 440, width: 200, height: 500, base: 940 };

/**
 * Returns the red levels of a grey scene after it was lit: around the product's bottom, in an upper corner, and at the
 * sun.
 */
function lit(grey: number, form: Omit<Parameters<typeof directShoot>[0], 'environment'>) {
  const painter = new SetPainter(createSeededRandom(1), EYE_LEVEL);
  painter.context.fillStyle = `rgb(${grey},${grey},${grey})`;
  painter.context.fillRect(0, 0, SIDE, SIDE);
  const direction = directShoot({ environment: 'urban', ...form });
  lightSet(painter, direction, PLACE, { lightSide: -1, lowSun: { x: 200, y: 300 } });
  const level = (x: number, y: number) => computeMeanColour(painter.canvas, x, y, 20, 20)[0];
  return { foot: level(380, 950), corner: level(20, 20), sun: level(190, 290) };
}

describe('lightSet', () => {
  it('lights a dark floor around the product, but not a bright floor', () => {
    expect(lit(30, {}).foot).toBeGreaterThan(60);
    expect(lit(30, {}).corner).toBe(30);
    expect(lit(160, {}).foot).toBe(160);
  });

  it('leaves a black background black when lighting the scene', () => {
    expect(lit(30, { extraInstructions: 'black background' }).foot).toBeLessThan(31);
  });

  it('adds a weaker veil of light to a night scene than to a day scene', () => {
    const veil = (grey: number) => lit(grey, { visualStyle: 'clean_modern' }).corner - grey;
    expect(veil(160)).toBeGreaterThan(20);
    expect(veil(30)).toBeLessThan(24);
  });

  it('keeps a low sun bright in a darkened scene', () => {
    const { sun, corner } = lit(160, { visualStyle: 'high_contrast' });
    expect(corner).toBeLessThan(60);
    expect(sun).toBeGreaterThan(200);
  });
});
