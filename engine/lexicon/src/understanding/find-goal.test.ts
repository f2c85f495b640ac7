import { expect, it } from 'vitest';
import { CONCEPTS, listTerms } from '../concepts/lexicon.ts';
import { findGoal } from './find-goal.ts';

it('recognises each goal by each of its terms', () => {
  const losing = listTerms('goal').flatMap(({ concept, language, text }) => {
    const goal = CONCEPTS.get(concept)?.goal;
    const found = findGoal(text.replaceAll('*', ''));
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
  expect(findGoal(text)).toBe(goal);
});

it('reads a button text as a goal only at the start of a field that names no other goal', () => {
  expect(findGoal('Ring oss')).toBe('call');
  expect(findGoal('Ring sales')).toBe('sales');
  expect(findGoal('Vi vill att ni ska ring oss')).toBeNull();
});
