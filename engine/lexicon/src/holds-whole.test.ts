import { expect, it } from 'vitest';
import { holdsWhole } from './holds-whole.ts';

it.each([
  ['15% off in store', '5% off'],
  ['now $50', '$5'],
  ['now $5.99', '$5'],
  ['1.250 €', '250 €'],
])('finds in "%s" no "%s", which a figure goes on beyond', (text, part) => {
  expect(holdsWhole(text, part)).toBe(false);
});

it.each([
  ['15% off in store, 5% off online', '5% off'],
  ['now $5, was $50', '$5'],
  ['on 5.', '5'],
  ['ラーメン980円大阪', '980円'],
])('finds in "%s" the whole "%s"', (text, part) => {
  expect(holdsWhole(text, part, { wholeWords: true })).toBe(true);
});

it('finds a part of a word unless words have to be whole', () => {
  expect(holdsWhole('wholesale', 'sale')).toBe(true);
  expect(holdsWhole('wholesale', 'sale', { wholeWords: true })).toBe(false);
});
