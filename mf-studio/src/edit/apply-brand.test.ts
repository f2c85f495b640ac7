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

test('applyBrand replaces colors and type that the user chose by the brand’s colors and type', () => {
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

test('applyBrand removes the brand so that the recipe equals the original, which older engines can read', () => {
  const bare = applyBrand(applyBrand(sampleRecipe, brand()), undefined);
  expect(bare).toEqual({ ...sampleRecipe, version: 1 });
});

test('applyBrand uses the brand’s call to action unless the user typed a call to action', () => {
  const branded = applyBrand(sampleRecipe, brand({ callToAction: 'Order yours' }));
  expect(callToAction(branded)).toBe('Order yours');
  // Simulates a brand kit that has changed after it was applied to the ad.
  expect(callToAction(applyBrand(branded, brand({ callToAction: 'Order now' })))).toBe('Order now');
});

const brandName = (recipe: Recipe) => (recipe.kind === 'composed' ? recipe.words.brandName : null);

test('applyBrand adds and removes the brand’s name with the brand, and keeps a brand name that the user typed', () => {
  const branded = applyBrand(sampleRecipe, brand());
  expect(brandName(branded)).toBe('Kestrel');
  expect(brandName(applyBrand(branded, brand({ name: 'Alder' })))).toBe('Alder');
  expect(brandName(applyBrand(branded, undefined))).toBeNull();
  const own = { ...sampleRecipe, words: { ...sampleRecipe.words, brandName: 'Heron' } };
  expect(brandName(applyBrand(own, brand()))).toBe('Heron');
});

test('applyBrand keeps a call to action that the user typed', () => {
  const typed: Recipe = { ...sampleRecipe, typed: ['callToAction'] };
  expect(callToAction(applyBrand(typed, brand({ callToAction: 'Order yours' })))).toBe(
    sampleRecipe.words.callToAction,
  );
});

test('isSameBrand tells whether a brand kit has changed since it was applied to the ad', () => {
  expect(isSameBrand(brand(), { ...brand() })).toBe(true);
  expect(isSameBrand(brand(), brand({ colours: [{ role: 'main', hex: '#000000' }] }))).toBe(false);
});
