import { expect, it } from 'vitest';
import { CONCEPTS } from '../concepts/lexicon.ts';
import { findNearestConcepts } from './find-nearest-concepts.ts';

it('returns the concept that a field names first, followed by related concepts', () => {
  const [first, ...others] = findNearestConcepts('enamelled dutch oven', 50);
  expect(first).toBe('dutch-oven');
  expect(others).toContain(CONCEPTS.get('dutch-oven')?.broader[0]);
  expect(others).toHaveLength(49);
});

it('returns the requested number of concepts for an unknown word, similarly spelt concepts first', () => {
  const near = findNearestConcepts('dutchovenish', 50);
  expect(near).toHaveLength(50);
  expect(near.slice(0, 5)).toContain('dutch-oven');
  expect(new Set(near).size).toBe(50);
});

it('puts the concept in the language of the whole brief first', () => {
  expect(findNearestConcepts('Tasse', 1, 'fr')).toEqual(['espresso-cups']);
  expect(findNearestConcepts('Tasse', 1, 'it')).toEqual(['tax']);
});
