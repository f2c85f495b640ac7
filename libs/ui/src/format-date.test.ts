import { expect, test } from 'vitest';
import { formatLongDate, formatShortDate } from './format-date.ts';

// Noon, so that the day is the same in every time zone of the machine that runs this.
const NOON = '2026-01-05T12:00:00+00:00';

test('writes dates as the spec does', () => {
  expect(formatShortDate(NOON)).toBe('Jan 5, 2026');
  expect(formatLongDate(NOON)).toBe('January 5, 2026');
});

test('reads what PostgreSQL writes', () => {
  expect(formatShortDate('2026-01-05 12:00:00.123456+00')).toBe('Jan 5, 2026');
});

test.each([undefined, null, '', '1', 'yesterday', '2026-13-45', '2026-13-05T12:00:00Z'])(
  '%s is an unknown date',
  (value) => {
    expect(formatShortDate(value)).toBe('Unknown date');
  },
);
