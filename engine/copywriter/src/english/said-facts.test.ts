import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

function writeHeadlines(product: string, audience = 'families') {
  return Array.from(
    { length: 10 },
    (_, variation) => writeAdCopy({ product, audience, emotion: 'trust' }, 4, variation).headline,
  );
}

it.each([
  ['Electric bike with 80 km range', '80 km range'],
  ['Invoicing software for freelancers that chases late payments', 'Chases late payments'],
  ['Employment law firm, no win no fee', 'no win no fee'],
  ['Solar panels from $49 a month', 'from $49 a month'],
  ['Up to 50% off swimwear', '50% off'],
  ['Black Friday sale 40% off all sofas', '40% off'],
  ['Smart watch with 14 day battery and sleep tracking', 'sleep tracking'],
  ['Estate agent in Austin, sells homes in 30 days', 'Sells homes in 30 days'],
])('states the fact of “%s” in one or two headlines of ten', (product, fact) => {
  const saying = writeHeadlines(product).filter((line) =>
    line.toLowerCase().includes(fact.toLowerCase()),
  );
  expect(saying.length).toBeGreaterThan(0);
  expect(saying.length).toBeLessThanOrEqual(2);
});

it.each(['Puppy classes in Leeds for beginners'])(
  'writes no headline that consists of a place, a time or an audience: “%s”',
  (product) => {
    const said = writeHeadlines(product).filter((headline) => !product.startsWith(headline));
    expect(said.join('\n')).not.toMatch(/Leeds|Blue Door|beginners\?|8pm/);
  },
);

it.each([
  ['Northpeak backpack 40L', /40L/],
  ['Football boots, size 10-5', /size 10/i],
  ['Roller shutter repair, same day', /(?:record|words|go): same day|same day\? yes/i],
])('writes no headline about the specification of “%s”', (product, specification) => {
  expect(writeHeadlines(product).join('\n')).not.toMatch(specification);
});

it('states a fact only once in an ad', () => {
  for (let variation = 0; variation < 10; variation++) {
    const brief = { product: 'Standing desk with 3 memory presets', audience: 'remote workers' };
    const { headline, subline } = writeAdCopy({ ...brief, emotion: 'trust' }, 4, variation);
    if (headline.includes('memory presets')) expect(subline).not.toContain('memory presets');
  }
});

it('words the headlines about two facts differently', () => {
  const brief = { product: 'Tea set, dishwasher safe, reactive glaze', audience: 'families' };
  const lines = Array.from(
    { length: 10 },
    (_, variation) => writeAdCopy({ ...brief, emotion: 'trust' }, 3, variation).headline,
  );
  const frames = lines
    .filter((line) => /dishwasher safe|reactive glaze/i.test(line))
    .map((line) => line.replace(/dishwasher safe|reactive glaze/i, ''));
  expect(frames).toHaveLength(2);
  expect(frames[0]).not.toBe(frames[1]);
});

it('uses no instruction to the reader as a headline', () => {
  expect(writeHeadlines('Celebration cakes, order 5 days ahead').join('\n')).not.toMatch(/5 days/);
});
