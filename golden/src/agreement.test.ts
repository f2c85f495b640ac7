import { expect, it } from 'vitest';
import { createBriefs, listTestBriefs } from './cases/briefs.ts';
import { chooseObject, readProduct, understandBrief } from './engine.ts';

it('for every brief of the baseline, the copy is about the object in the picture', {
  timeout: 180_000,
}, () => {
  const briefs = [...listTestBriefs(), ...createBriefs()];
  expect(briefs.length).toBeGreaterThan(7000);
  const apart = briefs.flatMap((brief) => {
    const { told, sold, product } = understandBrief(brief);
    const spoken = readProduct(sold, told).concept;
    // If the product field names no product but only facts, the copy need not be about an object.
    const isSpoken = spoken === null || spoken === product.concept;
    const isShown = chooseObject(brief) === (product.object ?? 'type');
    return isSpoken && isShown ? [] : [brief.product];
  });
  expect(apart).toEqual([]);
});
