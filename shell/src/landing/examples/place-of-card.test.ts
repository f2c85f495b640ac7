import { expect, test } from 'vitest';
import { getCardPlace, isMovedRound } from './place-of-card.ts';

const COUNT = 6;
const places = (current: number) =>
  Array.from({ length: COUNT }, (_, index) => getCardPlace(index, current, COUNT));

test('the current card of the carousel comes first, with its neighbours on both sides', () => {
  expect(places(0)).toEqual([0, 1, 2, 3, 4, -1]);
  expect(places(2)).toEqual([4, -1, 0, 1, 2, 3]);
});

test('every card of the carousel moves by one place, except the card that wraps around', () => {
  for (let current = 0; current < COUNT; current++) {
    const next = places((current + 1) % COUNT);
    places(current).forEach((place, index) => {
      const after = next[index] ?? Number.NaN;
      if (isMovedRound(after, 1, COUNT)) expect(place).toBe(-1);
      else expect(after).toBe(place - 1);
    });
  }
});
