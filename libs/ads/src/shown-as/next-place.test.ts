import { expect, it } from 'vitest';
import { findNextPlace } from './next-place.ts';

/** A grid of seven pictures in rows of three; each number is the top position of a picture. */
const grid = [0, 0, 0, 80, 80, 80, 160].map((offsetTop) => ({ offsetTop }));

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 1, 1],
  ['ArrowDown', 5, 5],
  ['End', 2, 6],
  ['Home', 5, 0],
  ['Enter', 5, null],
])('the key %s moves from picture %d to %s', (key, at, expected) => {
  expect(findNextPlace(key, at, grid)).toBe(expected);
});

it('findNextPlace finds no next element in an empty grid', () => {
  expect(findNextPlace('ArrowDown', 0, [])).toBeNull();
});
