import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { goalOffer } from './goal-offer.ts';

it.each([
  ['first visit $20 off', 'First visit $20 off'],
  ['early bird £10 off until 30 nov', 'Early bird £10 off until 30 nov'],
  ['20% off this week, push spring sales', '20% off this week'],
  ['£10 off first order', '£10 off first order'],
  ['more bookings, buy one get one free in March', 'Buy one get one free in March'],
  ['free delivery on all orders until Sunday', 'Free delivery until Sunday'],
  ['free shipping over $40', 'Free shipping over $40'],
  ['subscribers 2 for 1 on first box', '2 for 1 on first box'],
  ['online sales, 15% off first pair', '15% off first pair'],
  ['First box half price, cancel anytime', 'First box half price'],
  ['new members, first month free', 'First month free'],
  ['Fill the Thursday sessions, £35 per person', '£35 per person'],
  ['bookings from $12 a month until Friday', 'From $12 a month until Friday'],
  ['family bookings, kids eat free on Sundays', 'Kids eat free on Sundays'],
  ['sign-ups with no joining fee', 'No joining fee'],
  ['leads, free consultation', 'Free consultation'],
  ['bookings £25 each', '£25 each'],
  ['sign ups before May, early bird £180', 'Early bird £180'],
  ['orders tonight, 2 for 1 rolls', '2 for 1 rolls'],
])('reads the offer of “%s”', (goal, offer) => {
  expect(goalOffer(goal)).toBe(offer);
});

it.each([
  'increase sales by 20%',
  'save 20% of ad spend',
  'sell 5 for 2 weeks',
  'sell at $20 margin',
  'no 20% off this time',
  'test whether 20% off works',
  '20% off for teachers',
  'reach £500 a day',
  'keep the cost under £5 per visit',
  'sell the remaining half',
  'more free trial sign-ups',
  'free trials',
  '20% off when you spend £50',
])('reads none in “%s”', (goal) => {
  expect(goalOffer(goal)).toBeNull();
});

const eyebrowFor = (product: string, goal: string) =>
  writeAdCopy({ product, audience: 'families', goal, emotion: 'trust' }, 0, 0).eyebrow;

it('is printed where the product field names no price, and not for what is mourned', () => {
  expect(eyebrowFor('garden trampoline', 'spring sales, 20% off this week')).toBe(
    '20% off this week',
  );
  expect(eyebrowFor('garden trampoline, $199', 'spring sales, 20% off this week')).toBe('$199');
  expect(eyebrowFor('funeral flowers', '20% off this week') ?? '').not.toMatch(/20%/);
});

it('is to be bought, where the goal says nothing else', () => {
  const brief = {
    product: 'tea box subscription',
    audience: 'families',
    emotion: 'trust',
  } as const;
  const asked = (goal: string) => writeAdCopy({ ...brief, goal }, 0, 0).callToAction;
  expect(asked('First box half price')).toBe(asked('sales'));
  expect(asked('get known')).not.toBe(asked('sales'));
});
