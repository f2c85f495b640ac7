import { expect, it } from 'vitest';
import { readAngle } from './camera-words.ts';
import { readShootText, replaceSigns } from './shoot-text.ts';

it.each([
  ['45 degree angle', 'raised'],
  ['shot at 45° on a linen cloth', 'raised'],
  ['high-angle view', 'raised'],
  ['slightly from above', 'raised'],
  ['from above', 'above'],
  ['45 degree angle, flat lay with coffee beans', 'above'],
  ['45 degree side light', 'level'],
  ['light from above', 'level'],
  ['low angle', 'low'],
  ['on marble', 'level'],
] as const)('"%s" is seen from %s', (words, angle) => {
  expect(readAngle(readShootText(replaceSigns(words), 'en'))).toBe(angle);
});
