import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

function readButton(product: string, goal: string, audience = '') {
  return writeAdCopy({ language: 'en', product, audience, goal, emotion: 'trust' }, 1, 0)
    .callToAction;
}

it('prints a short request of the goal on the button', () => {
  expect(readButton('Leaking taps fixed the same day, £60', 'get a free quote')).toBe(
    'Get a free quote',
  );
});

it.each([
  ['Oak coffins, hand finished, from £900', 'book a visit', 'bereaved families'],
  ['Barista wanted, 30 hours a week, £12 an hour', 'hire a barista', 'people who love coffee'],
  ['Book a table for two, three courses £30', 'book a table', 'couples'],
  ['Corner café with cakes', 'get the word out', 'neighbours'],
  ['Plumber in Leeds', 'get the phone ringing', 'homeowners'],
])('does not repeat or misread the goal of "%s" on the button', (product, goal, audience) => {
  expect(readButton(product, goal, audience)?.toLowerCase()).not.toBe(goal);
});
