import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

const writeCopies = (
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
    writeCopies('adjustable dumbbells', 'excitement', seed),
  )
    .flat()
    .filter(({ subline }) => subline.startsWith('Gym bag still in the car? '));
  expect(asking.length).toBeGreaterThan(0);
  for (const { subline, headline } of asking)
    expect(subline, headline).toMatch(/\? (?:Meet your new adjustable dumbbells|A workout)/);
});

it('introduces things with “Meet”, but not work or places', () => {
  for (const product of ['gutter cleaning', 'seaside hotel', 'dental clinic'])
    for (const { subline } of writeCopies(product, 'excitement'))
      expect(subline).not.toMatch(/^.*\? Meet/);
});

it('a subline repeats no long word of its headline if another subline is available', () => {
  for (const { headline, subline } of writeCopies('two-day design conference', 'urgency'))
    expect(/conversation/.test(headline) && /conversation/.test(subline), headline).toBe(false);
});

it('names the product of a brand in the subline, even if the subline then repeats the place in the picture', () => {
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

it('prefers a subline with new words of the brief to a subline about the category', () => {
  const product = 'Gutter cleaning from £60, fully insured, no mess left behind';
  for (const { headline, subline } of writeCopies(product, 'trust', 1, 'homeowners'))
    expect(`${headline} ${subline}`).toMatch(/no mess left behind/i);
});

it.each([
  ['Second hand bikes, serviced and safe', /serviced and safe/i],
  ['Bags, belts and wallets', /belts and wallets/i],
  [
    'Yoga retreat in Portugal, 5 days in May, vegan food, small groups',
    /5 days in May.*small groups/i,
  ],
])('states every part of “%s” in the headline or the subline', (product, rest) => {
  const [first] = writeCopies(product, 'trust');
  expect(`${first?.headline} ${first?.subline}`).toMatch(rest);
});

it('states the product’s description and names the audience once if the headline is only the product’s name', () => {
  const ads = writeCopies('Gravel bike with carbon fork', 'trust', 1, 'riders').slice(0, 3);
  for (const { eyebrow, headline, subline } of ads) {
    const shown = `${eyebrow ?? ''} ${headline} ${subline}`;
    expect(shown).toMatch(/carbon fork/i);
    expect(shown.match(/riders/g) ?? []).toHaveLength(1);
  }
});

it('leaves out the parts of a firm’s name that its short form does not contain', () => {
  for (const { subline } of writeCopies('Crystal Clear Window and Gutter Cleaning', 'trust'))
    expect(subline).not.toMatch(/Window and\./);
});
