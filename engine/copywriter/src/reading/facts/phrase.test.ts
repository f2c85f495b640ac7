import { expect, it } from 'vitest';
import { buildPhrasePattern } from './phrase.ts';

const matches = (phrase: string, text: string) =>
  new RegExp(`^${buildPhrasePattern(phrase, { n: '[0-9]+', percent: '[0-9]+%' })}$`).test(text);

it.each([
  ['[up to] {percent} (off|discount)', 'up to 20% off', true],
  ['[up to] {percent} (off|discount)', '20%off', true],
  ['[up to] {percent} (off|discount)', '20% more', false],
  ['code[:] {n}', 'code 12', true],
  ['code[:] {n}', 'code: 12', true],
  ['same day delivery', 'same-day delivery', true],
  ['gratuit*', 'gratuites', true],
  ['no win, no fee.', 'no win, no fee.', true],
  ['free [(first|1st) ]trial', 'free 1st trial', true],
])('decides whether the phrase "%s" matches "%s": %s', (phrase, text, expected) => {
  expect(matches(phrase, text)).toBe(expected);
});

it.each([
  ['{percnt} off', /\{percnt\} is no slot. Slots: n, percent\./],
  ['(a|b', /does not close a bracket: "\)" is missing/],
  ['a|b)', /closes a bracket that is not open/],
])('explains the mistake in the phrase "%s"', (phrase, message) => {
  expect(() => buildPhrasePattern(phrase, { n: '', percent: '' })).toThrow(message);
});
