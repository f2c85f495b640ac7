import { expect, it } from 'vitest';
import { measureWidth } from './width.ts';

it.each([
  ['Brot, frisch.', 13],
  ['焼きたてパン。', 14],
  ['갓 구운 빵', 10],
  ['“新鲜”', 6],
  ['ชาเขียว', 7],
])('measures the text “%s” as %i Latin letters wide', (text, width) => {
  expect(measureWidth(text)).toBe(width);
});
