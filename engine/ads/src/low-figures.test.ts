import { writeAdCopy } from '@adwright/engine-copywriter';
import { expect, it } from 'vitest';
import { composeAd } from './compose-ad.ts';

/** Returns the fonts in which the first twelve variations of a brief set a headline. */
function facesOf(headline: string): string[] {
  const brief = { product: 'charity run', audience: 'runners', emotion: 'excitement' } as const;
  return Array.from({ length: 12 }, (_, variation) => {
    const copy = { ...writeAdCopy(brief, 1, variation), headline };
    const { composition } = composeAd({ brief, copy, format: 'square', seed: 1, variation });
    const placed = composition.items.find(
      (item) => item.kind === 'text' && item.role === 'headline',
    );
    return placed?.kind === 'text' ? placed.fitted.stack : '';
  });
}

it('an ad sets numbers in fonts with a zero that differs from a small o', () => {
  expect(facesOf('Run with us').join()).toMatch(/syne/i);
  expect(facesOf('Run 10k with us').join()).not.toMatch(/syne/i);
});
