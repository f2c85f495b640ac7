import { expect, it } from 'vitest';
import { BENEFITS } from '../content/texts.ts';
import { listUnsupportedClaims } from '../list-unsupported-claims.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { findBenefits } from './benefits.ts';

it('a line about a benefit has at most eight words and claims only what the brief claims', () => {
  for (const { terms, headlines } of BENEFITS.values()) {
    for (const line of headlines) {
      expect(line.split(' ').length, line).toBeLessThanOrEqual(8);
      // A line may contain "free" only if the brief also offers something for free.
      const said = {
        product: terms.some((term) => /\bfree\b/.test(term)) ? 'free' : '',
        audience: '',
      };
      expect(listUnsupportedClaims(line, said), line).toEqual([]);
    }
  }
});

it.each([
  ['noise cancelling headphones with 40h battery', ['Noise cancelling', '40h battery']],
  ['electric toothbrush with UV case', ['UV case']],
  ['Hand-poured concrete planters', ['Hand-poured', 'Concrete']],
  ['vegan leather handbags', ['Vegan leather']],
  ['pet food with free delivery', ['Free delivery']],
  ['locksmith 24/7', ['24/7']],
  ['tote bag', []],
])('finds the benefits that the product field “%s” states', (product, rows) => {
  expect(findBenefits(product).rows).toEqual(expect.arrayContaining(rows));
  expect(findBenefits(product).headlines).toHaveLength(findBenefits(product).rows.length);
});

it.each([
  'laptop cooling fan',
  'heating and cooling service',
  'file compression software',
  'concrete driveway contractor',
  'natural history museum',
  'natural stone countertops',
  'organic traffic agency',
  'cotton candy machine',
  'silk road tours',
  'linen rental',
  'walnut brownies',
  'Oak Street pub',
  'rooftop solar installation',
  'at-home nursing care',
  'wireless internet provider',
  'leather cleaning service',
  'thermal camera',
  'heated debate podcast',
])('finds no benefit in words that mean something else there: %s', (product) => {
  expect(findBenefits(product).headlines).toEqual([]);
});

it('writes no line about beds for a memory foam slipper', () => {
  expect(findBenefits('memory foam slippers').headlines.flat().join()).not.toMatch(
    /sleep|night|bed/i,
  );
});

it.each([
  ['noise cancelling headphones', /Turn the world down|Out of office, in your ears/],
  ['waterproof trail running shoes', /Rain\? Go anyway|Let the weather have opinions/],
  ['gluten free cookies', /Gluten left|No gluten/],
])('states the benefit in one of the first four headlines of “%s”', (product, line) => {
  const brief = { product, audience: 'commuters', emotion: 'trust', goal: 'sales' } as const;
  const headlines = [0, 1, 2, 3].map((variation) => writeAdCopy(brief, 0, variation).headline);
  expect(headlines.join(' / ')).toMatch(line);
});

it('does not state the same benefit in headline and subline', () => {
  for (let variation = 0; variation < 10; variation++) {
    const { headline, subline } = writeAdCopy(
      { product: 'hand-poured candles', audience: 'hosts', emotion: 'happiness' },
      2,
      variation,
    );
    if (/by hand/.test(headline)) expect(subline).not.toMatch(/by hand/);
  }
});

it('does not read “delivery” as a benefit in software for a delivery restaurant', () => {
  expect(findBenefits('Tablet system for a delivery restaurant').headlines).toEqual([]);
  expect(findBenefits('Vegetable delivery').headlines).not.toEqual([]);
});

it('writes different lines for leakproof underwear and a leakproof bottle', () => {
  const [worn] = findBenefits('period underwear, leakproof').headlines;
  const [carried] = findBenefits('leakproof bottle').headlines;
  expect(worn?.join()).not.toMatch(/lid|bag/);
  expect(carried?.join()).toMatch(/lid/);
});

it('prints a number before a benefit only if the number belongs to the benefit', () => {
  expect(findBenefits('straws, pack of 6 reusable').rows).toEqual(['Reusable']);
  expect(findBenefits('smart watch with 10-day battery').rows).toEqual(['10-day battery']);
});
