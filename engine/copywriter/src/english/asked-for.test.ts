import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

it.each([
  ['Electric SUV', 'test drives', /test drive|for a drive/],
  ['Gutter cleaning', 'free quotes', /quote/],
  ['Animal shelter', 'adoptions', /meet|adoption|visit/i],
  ['Food bank', 'find volunteers', /hand|Volunteer|Join/],
  ['Office space for rent', 'tours', /tour|Come and see/],
  ['Cat litter', 'monthly subscriptions', /ubscri/],
  ['Minimalist wallet', 'Kickstarter launch', /^Back /],
])('chooses a call to action for %s that names the specific goal %s', (product, goal, asked) => {
  for (let variation = 0; variation < 4; variation++) {
    const brief = { product, audience: 'families', goal, emotion: 'trust' } as const;
    expect(writeAdCopy(brief, 1, variation).callToAction).toMatch(asked);
  }
});
