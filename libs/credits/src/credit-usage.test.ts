import { expect, test } from 'vitest';
import { toCreditUsage } from './credit-usage.ts';

const RESET = '2026-01-05T00:00:00+00:00';

test.each([
  ['untouched', 50, 0, 50, 0],
  ['half used', 50, 25, 25, 0.5],
  ['used up', 100, 100, 0, 1],
  ['exceeded, because its limit was lowered', 50, 60, 0, 1],
  ['zero', 0, 0, 0, 1],
])(
  'toCreditUsage computes the remaining credits and the progress of an allowance that is %s',
  (_name, limit, used, left, progress) => {
    const usage = toCreditUsage({ ads_limit: limit, credits_used: used, reset_date: RESET });
    expect(usage).toEqual({ limit, used, left, progress, resetDate: RESET });
  },
);
