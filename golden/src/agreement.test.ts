import { expect, it } from 'vitest';
import { madeBriefs, testBriefs } from './cases/briefs.ts';
import { readingOfProduct, shownObjectOf, understandBrief } from './engine.ts';

it('writes about the object in the picture for every brief of the baseline', {
  timeout: 60_000,
}, () => {
  const briefs = [...testBriefs(), ...madeBriefs()];
  expect(briefs.length).toBeGreaterThan(7000);
  const apart = briefs.flatMap((brief) => {
    const { sold, product } = understandBrief(brief);
    const spoken = readingOfProduct(sold).concept?.id;
    const isShown = product.object === null || shownObjectOf(brief.product) === product.object;
    return spoken === product.concept?.id && isShown ? [] : [brief.product];
  });
  expect(apart).toEqual([]);
});
