import { expect, test } from 'vitest';
import { formatDateTime, formatLongDate, formatShortDate, setTimeZone } from './format-date.ts';

// All test dates are noon UTC, so that the day is the same in most time zones of test machines.
const NOON = '2026-01-05T12:00:00+00:00';

test('dates are formatted as the spec states', () => {
  expect(formatShortDate(NOON)).toBe('Jan 5, 2026');
  expect(formatLongDate(NOON)).toBe('January 5, 2026');
});

test('dates are formatted with the time of day when the caller requests the time', () => {
  expect(formatDateTime(NOON)).toMatch(/^Jan \d, 2026, \d{1,2}:\d{2}\s[AP]M$/);
  expect(formatDateTime('yesterday')).toBe('Unknown date');
});

test('timestamps in PostgreSQL’s notation are formatted as dates', () => {
  expect(formatShortDate('2026-01-05 12:00:00.123456+00')).toBe('Jan 5, 2026');
});

test('dates are formatted in the chosen time zone, if this time zone exists', () => {
  setTimeZone('Pacific/Kiritimati');
  expect(formatShortDate('2026-01-05T23:00:00Z')).toBe('Jan 6, 2026');
  setTimeZone('Pacific/Honolulu');
  expect(formatLongDate('2026-01-05T02:00:00Z')).toBe('January 4, 2026');
  setTimeZone('Nowhere/Atlantis');
  expect(formatShortDate(NOON)).toBe('Jan 5, 2026');
  setTimeZone(null);
  expect(formatShortDate(NOON)).toBe('Jan 5, 2026');
});

test.each([undefined, null, '', '1', 'yesterday', '2026-13-45', '2026-13-05T12:00:00Z'])(
  'the text "Unknown date" is shown for %s',
  (value) => {
    expect(formatShortDate(value)).toBe('Unknown date');
  },
);
