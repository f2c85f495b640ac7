import { expect, it } from 'vitest';
import { createBriefs, listTestBriefs } from './cases/briefs.ts';
import { chooseObject, readingOfProduct, understandBrief } from './engine.ts';

it('the copywriter writes copy about the object in the picture for every brief of the baseline', {
  timeout: 180_000,
}, () => {
  const briefs = [...listTestBriefs(), ...createBriefs()];
  expect(briefs.length).toBeGreaterThan(7000);
  const apart = briefs.flatMap((brief) => {
    const { told, sold, product } = understandBrief(brief);
    const spoken = readingOfProduct(sold, told).concept;
    // The copy may also be about a product field that contains only facts and names no product.
    const isSpoken = spoken === null || spoken === product.concept;
    const isShown = chooseObject(brief) === (product.object ?? 'type');
    return isSpoken && isShown ? [] : [brief.product];
  });
  expect(apart).toEqual([]);
});
