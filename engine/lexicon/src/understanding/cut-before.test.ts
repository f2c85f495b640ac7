import { expect, it } from 'vitest';
import { cutBefore } from './cut-before.ts';

it.each([
  ['bags for children', 'bags'],
  ['course to learn sewing', 'course'],
  ['walk-in bath tubs', 'walk-in bath tubs'],
  ['for sale', 'for sale'],
  ['a place to be at', 'a place'],
])('shortens "%s" to "%s" at the first preposition or clause', (text, cut) => {
  expect(cutBefore(text, 'en', 'modifiersBegin', 'clausesBegin')).toBe(cut);
});
