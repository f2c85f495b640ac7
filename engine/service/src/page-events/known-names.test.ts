import { expect, it } from 'vitest';
import { KnownNames } from './known-names.ts';

it('keeps what it took first, and calls the rest other', () => {
  const names = new KnownNames(2);
  expect(['a', 'b', 'c', 'a', 'd'].map((name) => names.take(name))).toEqual([
    'a',
    'b',
    'other',
    'a',
    'other',
  ]);
});
