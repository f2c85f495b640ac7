import { type BrandSnapshot, brandSnapshotSchema, type Recipe } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import { applyBrand, isSameBrand } from './apply-brand.ts';

const brand = (changes: Partial<BrandSnapshot> = {}): BrandSnapshot => ({
  ...brandSnapshotSchema.parse({ name: 'Kestrel' }),
  ...changes,
});
const callToAction = (recipe: Recipe) =>
  recipe.kind === 'composed' ? recipe.words.callToAction : null;

test('a brand’s colors and type take the place of those chosen by hand', () => {
  const coloured = {
    ...sampleRecipe,
    look: { type: 'inter-inter' as const, colours: { ground: '#ff0000' } },
  };
  const branded = applyBrand(coloured, brand());
  expect(branded).toMatchObject({
    version: 2,
    brand: { name: 'Kestrel' },
    look: { type: null, colours: {} },
  });
});

test('an ad without its brand is what it was, and of the version that older engines read', () => {
  const bare = applyBrand(applyBrand(sampleRecipe, brand()), undefined);
  expect(bare).toEqual({ ...sampleRecipe, version: 1 });
});

test('the brand’s call to action stands where the ad has none of its own', () => {
  const branded = applyBrand(sampleRecipe, brand({ callToAction: 'Order yours' }));
  expect(callToAction(branded)).toBe('Order yours');
  // The kit has changed since.
  expect(callToAction(applyBrand(branded, brand({ callToAction: 'Order now' })))).toBe('Order now');
});

const brandName = (recipe: Recipe) => (recipe.kind === 'composed' ? recipe.words.brandName : null);

test('the brand’s name comes and goes with it; one of the ad’s own stays', () => {
  const branded = applyBrand(sampleRecipe, brand());
  expect(brandName(branded)).toBe('Kestrel');
  expect(brandName(applyBrand(branded, brand({ name: 'Alder' })))).toBe('Alder');
  expect(brandName(applyBrand(branded, undefined))).toBeNull();
  const own = { ...sampleRecipe, words: { ...sampleRecipe.words, brandName: 'Heron' } };
  expect(brandName(applyBrand(own, brand()))).toBe('Heron');
});

test('a call to action that was typed stays', () => {
  const typed: Recipe = { ...sampleRecipe, typed: ['callToAction'] };
  expect(callToAction(applyBrand(typed, brand({ callToAction: 'Order yours' })))).toBe(
    sampleRecipe.words.callToAction,
  );
});

test('tells a kit that has changed from one that has not', () => {
  expect(isSameBrand(brand(), { ...brand() })).toBe(true);
  expect(isSameBrand(brand(), brand({ colours: [{ role: 'main', hex: '#000000' }] }))).toBe(false);
});
