import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

function writeHeadlines(product: string, audience: string, goal: string) {
  const brief = { product, audience, goal, emotion: 'trust' } as const;
  return Array.from({ length: 10 }, (_, at) => writeAdCopy(brief, 4, at).headline);
}

it.each([
  ['Our hospice needs night-sitting volunteers', 'retired nurses', 'come to the info evening'],
  ['Food bank needs drivers', 'students', 'volunteer'],
  ['Bar staff wanted, weekends', 'students', 'apply'],
])('does not offer “%s” to those who are asked to help', (product, audience, goal) => {
  expect(writeHeadlines(product, audience, goal).join(' ')).not.toContain(`for ${audience}`);
});

it.each([
  ['Walking maps of the estuary', 'walkers, birders, people who sketch outdoors'],
  ['Ukulele evening class', 'never played a note? no problem'],
  ['Waxed saddle bags', 'commuters who ride all winter'],
])('a headline about “%s” does not name only a part of the readers', (product, audience) => {
  expect(writeHeadlines(product, audience, 'sales').join(' ')).not.toMatch(
    / for (?:walkers|never|commuters)/,
  );
});

it('names a short group in a headline', () => {
  expect(writeHeadlines('Waxed saddle bags', 'winter commuters', 'sales')).toContain(
    'Waxed saddle bags for winter commuters',
  );
});
