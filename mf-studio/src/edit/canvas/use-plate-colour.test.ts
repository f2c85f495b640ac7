import { expect, test } from 'vitest';
import { computeRimMedian } from './use-plate-colour.ts';

test('the sampled colour is the most common colour around a text, not the colour of its letters', () => {
  const side = 5;
  const pixels = new Uint8ClampedArray(4 * side * side);
  for (let at = 0; at < side * side; at += 1) pixels.set([240, 230, 220, 255], 4 * at);
  // The test picture has one letter in the middle, and another that touches the edge.
  pixels.set([0, 0, 0, 255], 4 * (2 * side + 2));
  pixels.set([0, 0, 0, 255], 4 * 2);
  expect(computeRimMedian(pixels, side)).toBe('rgb(240 230 220)');
});

test('the sampled colour ignores pixels outside of the picture', () => {
  expect(computeRimMedian(new Uint8ClampedArray(36), 3)).toBeNull();
});
