import { expect, it } from 'vitest';
import { readWorkerCount } from './worker-count.ts';

it.each([
  ['0', 0],
  ['3', 3],
])('reads %j', (flag, count) => {
  expect(readWorkerCount(flag)).toBe(count);
});

it.each(['', 'many', '-1', '1.5', '65'])('refuses %j and says what it wants', (flag) => {
  expect(() => readWorkerCount(flag)).toThrow(/--workers wants a whole number from 0 to 64/);
});
