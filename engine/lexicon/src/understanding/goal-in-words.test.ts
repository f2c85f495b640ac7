import { expect, it } from 'vitest';
import { CONCEPTS, termsOf } from '../concepts/lexicon.ts';
import { goalInWords } from './goal-in-words.ts';

it('recognises each goal by each of its terms', () => {
  const losing = termsOf('goal').flatMap(({ concept, language, text }) => {
    const goal = CONCEPTS.get(concept)?.goal;
    const found = goalInWords(text.replaceAll('*', ''));
    return language === null || found === goal
      ? []
      : [`"${text}" (${language}) of ${concept} is understood as ${found}`];
  });
  expect(losing, 'Remove the term, or write a longer phrase.').toEqual([]);
});

it.each([
  ['more discovery calls', 'leads'],
  ['Hotelbuchungen', 'booking'],
  ['sell tickets', 'event'],
  ['δωρεάν δοκιμαστικό μάθημα', 'trial'],
  ['abbonamenti con il codice CAFFE10', 'signup'],
  ['facebook followers', 'follow'],
  ['', null],
  ['be known', null],
] as const)('finds in "%s" the goal "%s"', (text, goal) => {
  expect(goalInWords(text)).toBe(goal);
});

it('reads a button text as a goal only at the start of a field that names no other goal', () => {
  expect(goalInWords('Ring oss')).toBe('call');
  expect(goalInWords('Ring sales')).toBe('sales');
  expect(goalInWords('Vi vill att ni ska ring oss')).toBeNull();
});
