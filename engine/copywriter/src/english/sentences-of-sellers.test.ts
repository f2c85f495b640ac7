import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';

const LOOK = { emotion: 'trust', adType: 'product showcase' } as const;
const PRODUCT =
  'We took in 412 hedgehogs last year and need a new heated unit. £5 feeds one hedgehog for a week.';

it('puts no article before a product field that is a sentence about the seller', () => {
  const brief = { ...LOOK, product: PRODUCT, audience: 'animal lovers', goal: 'donations' };
  for (const variation of [0, 1, 2, 3]) {
    const { headline, subline } = writeAdCopy(brief, 3, variation);
    expect(`${headline} ${subline}`).not.toMatch(/\bthe we\b|year and\b/i);
  }
});

it('states the purpose of an app in the headline', () => {
  const { headline } = writeAdCopy({ ...LOOK, product: 'App for dog walkers', audience: '' }, 3, 0);
  expect(headline).toContain('App for dog walkers');
});

it('puts only one colon into a sentence', () => {
  const product = 'App for dog walkers: schedule, keys and invoices in one place';
  const texts = writeAdText({ ...LOOK, product, audience: '', goal: '' }, 3).slice(0, 3);
  for (const text of texts) expect(text.match(/:\s/g)).toHaveLength(1);
});
