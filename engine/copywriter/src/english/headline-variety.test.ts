import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

const PRODUCTS = [
  'Warehouse inventory software',
  'Locksmith service',
  'Minimalist wallet',
  'Physiotherapy clinic',
  'Vitamin D drops',
  'Driving lessons',
  'Comedy night',
  'Sailing holidays in Croatia',
  'Electric SUV',
  'Stained glass lamps',
  'Property management',
  'Winter tires',
];

it('starts most ads for the emotion trust with different words', () => {
  const headlines = PRODUCTS.flatMap((product, seed) =>
    [0, 1, 2].map(
      (variation) =>
        writeAdCopy({ product, audience: 'families', emotion: 'trust' }, seed * 7 + 3, variation)
          .headline,
    ),
  );
  const openings = headlines.map((line) => line.split(' ').slice(0, 2).join(' '));
  for (const opening of openings) {
    const share = openings.filter((other) => other === opening).length / openings.length;
    expect(share, opening).toBeLessThanOrEqual(0.17);
  }
});

it('repeats no word in “You bring …, we’ll bring …”, and calls no plural “it”', () => {
  for (const product of [...PRODUCTS, 'Piano tuning', 'Meal prep delivery']) {
    for (const emotion of ['nostalgia', 'happiness'] as const) {
      for (let variation = 0; variation < 6; variation++) {
        const copy = writeAdCopy({ product, audience: 'families', emotion }, 5, variation);
        const [, brought, promised] =
          /^You bring your (\S+?)\. We’ll bring (.+)$/.exec(copy.quote.text) ?? [];
        if (brought) expect(promised).not.toContain(brought);
        expect(copy.headline).not.toMatch(/s, as it used/);
      }
    }
  }
});
