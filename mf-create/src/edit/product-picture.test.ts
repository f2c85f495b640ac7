import { testAsset } from '@adwright/ads/testing';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import { layoutsFor, photoOf, withPhoto, withPicture } from './product-picture.ts';

const ASSET = testAsset(1);
const choice = (show: 'cutout' | 'framed' | 'none') => ({ assetId: ASSET.id, show });

test('a cut-out stands where the drawing stood', () => {
  const ad = withPhoto(sampleRecipe, choice('cutout'), ASSET);
  expect(ad).toMatchObject({
    version: 2,
    layout: sampleRecipe.layout,
    picture: { kind: 'product', image: ASSET.image_url, cutout: ASSET.cutout_url, show: 'cutout' },
  });
  expect(photoOf(ad.picture, [ASSET])).toEqual(choice('cutout'));
});

test('a framed photo hangs in the drawing’s place, or fills a layout that shows it whole', () => {
  const { picture, layout } = withPhoto(sampleRecipe, choice('framed'), ASSET);
  expect(layout).toBe(sampleRecipe.layout);
  expect(layoutsFor(picture)).toContain('picture-tile');
  expect(layoutsFor(picture)).not.toContain('picture-full');
});

test('what leaves a layout of pictures comes to stand in one that suits it', () => {
  const photo = { kind: 'photo' as const, imageUrl: ASSET.image_url };
  const full = withPicture({ ...sampleRecipe, layout: 'picture-full' }, photo);
  expect(full.layout).toBe('picture-full');
  expect(withPhoto(full, choice('none'), ASSET)).toEqual({
    ...sampleRecipe,
    version: 1,
    layout: 'hero-side',
  });
});

test('a photo that is no longer in the library is none', () => {
  expect(photoOf(withPhoto(sampleRecipe, choice('cutout'), ASSET).picture, [])).toBeNull();
});
