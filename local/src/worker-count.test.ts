import { expect, it } from 'vitest';
import { readWorkerCount } from './worker-count.ts';

it.each([
  ['0', 0],
  ['3', 3],
])('--workers accepts %j', (flag, count) => {
  expect(readWorkerCount(flag)).toBe(count);
});

it.each(['', 'many', '-1', '1.5', '65'])(
  '--workers refuses the value %j with a message about the valid values',
  (flag) => {
    expect(() => readWorkerCount(flag)).toThrow(/--workers must be a whole number from 0 to 64/);
  },
);
