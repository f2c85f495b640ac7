import { expect, it } from 'vitest';
import { findHolidayWords, findOccasions } from './find-occasions.ts';

it.each([
  ['mother’s day candle sale', ['mothers-day', 'sale']],
  ['Black Friday', ['black-friday', 'sale']],
  ['grand opening', ['opening']],
  ['20% off', ['sale']],
  ['more sales', []],
  ['house clearance', []],
  ['get back to school on time', []],
] as const)('finds the holidays and occasions of the text "%s": %j', (text, occasions) => {
  expect(findOccasions(text, 'en')).toEqual(occasions);
});

it('returns the first holiday of a text as typed, if the text is in the given language', () => {
  expect(findHolidayWords('中秋节月饼礼盒', 'zh')).toBe('中秋节');
  expect(findHolidayWords('中秋节月饼礼盒', 'ko')).toBeNull();
  expect(findHolidayWords('月饼礼盒', 'zh')).toBeNull();
});
