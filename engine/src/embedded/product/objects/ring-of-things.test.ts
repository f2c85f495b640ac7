import { expect, it } from 'vitest';
import { FAR } from './ring-of-things.ts';

/** Of the shader's openness: three taps, each this far beyond the one before. */
const TAP = 0.11;

it('lets a plane stand for small things only where no tap for openness feels it', () => {
  expect(FAR).toBeGreaterThan(3 * TAP);
});
