import { expect, it } from 'vitest';
import { findMatches } from './find-matches.ts';

it.each([
  [/a+/g, 'banaana'],
  [/x/g, 'banana'],
  [/\b/g, 'two words'],
  [/(?<!\p{L})чай(?!\p{L})/giu, 'Чай, чайник и чай'],
  [/\p{Emoji_Presentation}?/gu, 'a🔥b'],
])('finds the same positions as matchAll: %s in %s', (pattern, text) => {
  const expected = Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  // The search runs twice, because a global pattern keeps the position of its last match.
  expect(findMatches(pattern, text)).toEqual(expected);
  expect(findMatches(pattern, text)).toEqual(expected);
});
