import { expect, it } from 'vitest';
import { KnownNames } from './known-names.ts';

it('KnownNames accepts the first names, and counts later names as “other”', () => {
  const names = new KnownNames(2);
  expect(['a', 'b', 'c', 'a', 'd'].map((name) => names.take(name))).toEqual([
    'a',
    'b',
    'other',
    'a',
    'other',
  ]);
});

it('KnownNames forgets its names every hour', () => {
  let now = 0;
  const names = new KnownNames(1, () => now);
  names.take('invented');
  now = 3_599_999;
  expect(names.take('real')).toBe('other');
  now = 3_600_000;
  expect(names.take('real')).toBe('real');
  expect(names.take('invented')).toBe('other');
});
