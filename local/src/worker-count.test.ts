import { expect, it } from 'vitest';
import { readWorkerCount } from './worker-count.ts';

it.each([
  ['0', 0],
  ['3', 3],
])('reads %j', (flag, count) => {
  expect(readWorkerCount(flag)).toBe(count);
});

it.each(['', 'many', '-1', '1.5', '65'])(
  'refuses the value %j of --workers and says what is required',
  (flag) => {
    expect(() => readWorkerCount(flag)).toThrow(/--workers must be a whole number from 0 to 64/);
  },
);
