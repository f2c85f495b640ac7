import { computeContrast, makePalette } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { EMOTION_STYLES } from '../emotion-looks.ts';
import { chooseProblemGround, fitKnot, PROBLEM_INKS } from './tangle.ts';

it('the problem in an ad has a background in the palette’s hue on which the words are readable', () => {
  const palettes = Object.values(EMOTION_STYLES).flatMap(({ looks }) => looks.map(makePalette));
  for (const palette of palettes) {
    const ground = chooseProblemGround(palette);
    expect(computeContrast(PROBLEM_INKS.accent, ground)).toBeGreaterThan(4.75);
    expect(computeContrast(palette.grounds[0], ground)).toBeGreaterThan(1.2);
  }
  expect(new Set(palettes.map(chooseProblemGround)).size).toBeGreaterThan(20);
});

it.each([
  [600, 300],
  [240, 300],
  [0, 300],
])(
  'a knot of the tangled line fits into the %i pixels between the words and the border',
  (room, most) => {
    const { radius, shown } = fitKnot(room, most);
    expect(radius + shown).toBeLessThanOrEqual(room);
    expect(radius).toBeLessThanOrEqual(most);
    // The visible part of the knot is at most its radius, so that at least half of the knot is outside the ad.
    expect(shown).toBeLessThanOrEqual(radius);
  },
);
