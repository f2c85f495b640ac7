import { expect, it } from 'vitest';
import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import type { Mask } from './mask.ts';
import { pullAlongOutline } from './trim.ts';

const SIDE = 120;
type Colour = readonly [lightness: number, redGreen: number, yellowBlue: number];
const WALL: Colour = [60, 0, 0];
const SCREEN: Colour = [55, 30, 60];
const BLACK: Colour = [10, 0, 0];
const DULL: Colour = [60, 3, 5];

/**
 * Returns the pull towards inside or outside of a pixel in a screen's frame that is four pixels wide. If only contours
 * counted, the pull of this pixel would be 1.
 */
function pullOnFrame(frame: Colour): number {
  const away = (at: number) =>
    Math.max(Math.abs((at % SIDE) - 60), Math.abs(Math.floor(at / SIDE) - 60));
  const plane = (channel: 0 | 1 | 2) =>
    Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
      const colour = away(at) > 44 ? WALL : away(at) > 40 ? frame : SCREEN;
      return colour[channel];
    });
  const planes: Lab = [plane(0), plane(1), plane(2)];
  const mask: Mask = {
    width: SIDE,
    height: SIDE,
    data: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => (away(at) <= 44 ? 1 : 0)),
  };
  const empty = new Float32Array(SIDE * SIDE);
  const evidence: Evidence = {
    pull: empty.map(() => 1),
    contours: empty,
    difference: empty,
    lighter: empty,
    calm: 0.12,
  };
  return pullAlongOutline(mask, evidence, planes)[60 * SIDE + 60 + 43] ?? 0;
}

it('pullAlongOutline removes pixels with the wall’s colour from the edge, and lets contours decide about pixels with neither colour', () => {
  expect(pullOnFrame(DULL)).toBeLessThan(-1);
  expect(pullOnFrame(BLACK)).toBeGreaterThan(0);
});
