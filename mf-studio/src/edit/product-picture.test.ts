import { testAsset } from '@adwright/ads/testing';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import { layoutsFor, photoOf, withPhoto, withPicture } from './product-picture.ts';

const ASSET = testAsset(1);
const choice = (show: 'cutout' | 'framed' | 'none') => ({ assetId: ASSET.id, show });

test('a cut-out stands where the drawing stood', () => {
  const ad = withPhoto(sampleRecipe, choice('cutout'), ASSET, 'mug');
  expect(ad).toMatchObject({
    version: 2,
    layout: sampleRecipe.layout,
    picture: { kind: 'product', image: ASSET.image_url, cutout: ASSET.cutout_url, show: 'cutout' },
  });
  expect(photoOf(ad.picture, [ASSET])).toEqual(choice('cutout'));
});

test('a framed photo hangs in the drawing’s place, or fills a layout that shows it whole', () => {
  const { picture, layout } = withPhoto(sampleRecipe, choice('framed'), ASSET, 'mug');
  expect(layout).toBe(sampleRecipe.layout);
  expect(layoutsFor(picture)).toContain('picture-tile');
  expect(layoutsFor(picture)).not.toContain('picture-full');
});

test('what leaves a layout of pictures comes to stand in one that suits it', () => {
  const photo = { kind: 'photo' as const, imageUrl: ASSET.image_url };
  const full = withPicture({ ...sampleRecipe, layout: 'picture-full' }, photo);
  expect(full.layout).toBe('picture-full');
  expect(withPhoto(full, choice('none'), ASSET, 'mug')).toEqual({
    ...sampleRecipe,
    version: 1,
    layout: 'hero-side',
    picture: { kind: 'drawn', object: 'mug', colour: null },
  });
});

test('a photo that is no longer in the library is none', () => {
  expect(photoOf(withPhoto(sampleRecipe, choice('cutout'), ASSET, 'mug').picture, [])).toBeNull();
});

test('what was drawn before a photo is drawn again after it', () => {
  const drawn = { kind: 'drawn' as const, object: 'type', colour: null };
  const shown = withPhoto({ ...sampleRecipe, picture: drawn }, choice('cutout'), ASSET, 'mug');
  expect(withPhoto(shown, null, null, 'mug').picture).toEqual(drawn);
});
