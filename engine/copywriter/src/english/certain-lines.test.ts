import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';

function writeAd(product: string, goal: string) {
  const brief = { product, audience: 'villagers', goal, emotion: 'trust' } as const;
  const { headline, subline, callToAction } = writeAdCopy(brief, 2, 0);
  const texts = writeAdText({ ...brief, adType: 'product showcase' }, 2);
  return [headline, subline, callToAction, ...texts].join(' ');
}

it.each([
  ['Reconditioned church pew, pitch pine', 'message me to view', /come as you are|moves up/i],
  ['Chapel chair, oak, two left', 'message me to view', /come as you are|moves up/i],
  ['Sheep shearing, travel free within 20 miles', 'ring us', /plan your trip|change of scene/i],
])('uses no line of a category that is uncertain for “%s”', (product, goal, line) => {
  expect(writeAd(product, goal)).not.toMatch(line);
});

it.each([
  ['pop along, no need to book'],
  ['just turn up, no booking required'],
  ['come in, no appointment needed'],
])('does not ask for a booking if the goal is “%s”', (goal) => {
  expect(writeAd('Repair café every Saturday', goal)).not.toMatch(
    /reserve|make a booking|book now/i,
  );
});

it.each([
  ['Sheep shearing for smallholders - min 5 ewes, £9 a head'],
  ['Balloon arches for parties - minimum 3 metres'],
])('makes no headline of the minimum order: “%s”', (product) => {
  expect(
    writeAdCopy({ product, audience: '', goal: 'calls', emotion: 'trust' }, 1, 0).headline,
  ).not.toMatch(/^min/i);
});
