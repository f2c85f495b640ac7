import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

const copies = (
  product: string,
  emotion: 'urgency' | 'excitement' | 'trust',
  seed = 1,
  audience = 'everyone',
) =>
  Array.from({ length: 10 }, (_, variation) =>
    writeAdCopy({ product, audience, emotion }, seed, variation),
  );

it('answers a question with an invitation, not only with the product’s name', () => {
  const asking = Array.from({ length: 12 }, (_, seed) =>
    copies('adjustable dumbbells', 'excitement', seed),
  )
    .flat()
    .filter(({ subline }) => subline.startsWith('Gym bag still in the car? '));
  expect(asking.length).toBeGreaterThan(0);
  for (const { subline, headline } of asking)
    expect(subline, headline).toMatch(/\? (?:Meet your new adjustable dumbbells|A workout)/);
});

it('introduces things with “Meet”, but not work or places', () => {
  for (const product of ['gutter cleaning', 'seaside hotel', 'dental clinic'])
    for (const { subline } of copies(product, 'excitement'))
      expect(subline).not.toMatch(/^.*\? Meet/);
});

it('a subline repeats no long word of its headline if another subline is available', () => {
  for (const { headline, subline } of copies('two-day design conference', 'urgency'))
    expect(/conversation/.test(headline) && /conversation/.test(subline), headline).toBe(false);
});

it('says what a brand sells in the subline, even if that contains the place in the picture', () => {
  const brief = {
    product: 'Fernhill Wash, mobile car valeting in Derby',
    emotion: 'trust',
  } as const;
  for (let variation = 0; variation < 4; variation++) {
    const { headline, subline } = writeAdCopy({ ...brief, audience: 'drivers' }, 1, variation);
    if (headline.includes('Fernhill Wash'))
      expect(subline).toMatch(/^Mobile car valeting in Derby/);
  }
});

it('prefers a line with words of the brief that no other line contains to a line of the category', () => {
  const product = 'Gutter cleaning from £60, fully insured, no mess left behind';
  for (const { headline, subline } of copies(product, 'trust', 1, 'homeowners'))
    expect(`${headline} ${subline}`).toMatch(/no mess left behind/i);
});

it.each([
  ['Second hand bikes, serviced and safe', /serviced and safe/i],
  ['Bags, belts and wallets', /belts and wallets/i],
  [
    'Yoga retreat in Portugal, 5 days in May, vegan food, small groups',
    /5 days in May.*small groups/i,
  ],
])('states everything that “%s” says, in the headline or below it', (product, rest) => {
  const [first] = copies(product, 'trust');
  expect(`${first?.headline} ${first?.subline}`).toMatch(rest);
});

it('states the clause that describes the product below the bare name, and the audience only once', () => {
  const ads = copies('Gravel bike with carbon fork', 'trust', 1, 'riders').slice(0, 3);
  for (const { eyebrow, headline, subline } of ads) {
    const shown = `${eyebrow ?? ''} ${headline} ${subline}`;
    expect(shown).toMatch(/carbon fork/i);
    expect(shown.match(/riders/g) ?? []).toHaveLength(1);
  }
});

it('states no part of a firm’s name that its short form leaves out', () => {
  for (const { subline } of copies('Crystal Clear Window and Gutter Cleaning', 'trust'))
    expect(subline).not.toMatch(/Window and\./);
});
