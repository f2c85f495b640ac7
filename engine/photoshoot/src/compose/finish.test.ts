import { createSeededRandom } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { directShoot } from '../direction/shoot-direction.ts';
import { STYLE_FINISHES, type VisualStyle } from '../direction/style-finishes.ts';
import { EYE_LEVEL, SIDE } from '../kit/frame.ts';
import { SetPainter } from '../kit/set-painter.ts';
import { applyFinish } from './finish.ts';
import type { Hero } from './hero.ts';

/**
 * Returns the mean red, green and blue in the middle of a one-coloured scene after a visual style was applied.
 */
function styled(style: VisualStyle, colour: string): [number, number, number] {
  const painter = new SetPainter(createSeededRandom(2), EYE_LEVEL);
  const { context } = painter;
  context.fillStyle = colour;
  context.fillRect(0, 0, SIDE, SIDE);
  const nothing: Hero = { x: 0, y: 0, pixels: context.createImageData(1, 1) };
  const { data } = applyFinish(painter, STYLE_FINISHES[style], -1, nothing);
  const sum: [number, number, number] = [0, 0, 0];
  const half = SIDE / 2;
  for (let y = half - 60; y < half + 60; y++)
    for (let x = half - 60; x < half + 60; x++)
      for (const channel of [0, 1, 2] as const)
        sum[channel] += (data[(y * SIDE + x) * 3 + channel] ?? 0) / 14_400;
  return sum;
}

const apart = (colour: readonly number[]) => Math.max(...colour) - Math.min(...colour);

describe('applyFinish', () => {
  it('makes colours in the pastel style lighter and keeps their hue', () => {
    for (const colour of ['#5a9a6c', '#b0705c', '#5c7cb0']) {
      const pastel = styled('pastel', colour);
      expect(Math.min(...pastel), colour).toBeGreaterThan(135);
      expect(apart(pastel), colour).toBeGreaterThan(26);
    }
  });

  it('fades the old-film style to cream instead of grey or green', () => {
    const [red, green, blue] = styled('vintage', '#d8d8d8');
    expect(red).toBeGreaterThan(222);
    expect(red - green).toBeGreaterThan(4);
    expect(green - blue).toBeGreaterThan(8);
    expect(red - blue).toBeLessThan(60);
  });

  it('adds grain without a pattern that repeats from row to row', () => {
    const painter = new SetPainter(createSeededRandom(2), EYE_LEVEL);
    painter.context.fillStyle = '#808080';
    painter.context.fillRect(0, 0, SIDE, SIDE);
    const nothing: Hero = { x: 0, y: 0, pixels: painter.context.createImageData(1, 1) };
    const { data } = applyFinish(painter, STYLE_FINISHES.vintage, -1, nothing);
    const row = (y: number) => data.subarray((y * SIDE + 500) * 3, (y * SIDE + 580) * 3);
    const rows = new Set(Array.from({ length: 200 }, (_, y) => row(440 + y).join(' ')));
    expect(rows.size).toBe(200);
    const levels = row(540).filter((_, at) => at % 3 === 0);
    expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThan(12);
  });
});

describe('light that a style adds to a scene', () => {
  const lightOf = (extraInstructions: string, visualStyle: VisualStyle) => {
    const { finish } = directShoot({ environment: 'luxury', visualStyle, extraInstructions });
    return [...(finish.gels ?? []), ...(finish.veil ?? [])].flatMap((colour) => {
      const [red = 0, green = 0, blue = 0] =
        typeof colour === 'string'
          ? (colour.match(/[\da-f]{2}/gi) ?? []).map((level) => Number.parseInt(level, 16))
          : [];
      return typeof colour === 'string' ? [{ red, green, blue }] : [];
    });
  };

  it.each(['pastel', 'clean_modern'] as const)(
    'the light that a style adds has the colour of the walls that the brief requests: %s',
    (style) => {
      for (const { red, green } of lightOf('mint green background', style))
        expect(green - red).toBeGreaterThan(8);
      for (const { red, blue } of lightOf('yellow backdrop', style))
        expect(red - blue).toBeGreaterThan(8);
    },
  );

  it('keeps the style’s own colour of light if the brief names no colour or two colours', () => {
    const { finish } = directShoot({ environment: 'luxury', visualStyle: 'pastel' });
    expect(finish).toEqual(STYLE_FINISHES.pastel);
    const two = directShoot({
      environment: 'minimalist',
      visualStyle: 'pastel',
      extraInstructions: 'half pink, half blue background',
    });
    expect(two.finish).toEqual(STYLE_FINISHES.pastel);
  });
});
