import { createTestAsset } from '@adwright/ads/testing';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import {
  findFocusedPicture,
  findPhoto,
  listLayouts,
  withPhoto,
  withPicture,
} from './product-picture.ts';

const ASSET = createTestAsset(1);
const choice = (show: 'cutout' | 'full' | 'framed' | 'none') => ({ assetId: ASSET.id, show });

test('the editor replaces the drawing by a photo without the photo’s background', () => {
  const ad = withPhoto(sampleRecipe, choice('cutout'), ASSET, 'mug');
  expect(ad).toMatchObject({
    version: 2,
    layout: sampleRecipe.layout,
    picture: { kind: 'product', image: ASSET.image_url, cutout: ASSET.cutout_url, show: 'cutout' },
  });
  expect(findPhoto(ad.picture, [ASSET])).toEqual(choice('cutout'));
});

test('the editor replaces the drawing by a framed photo, or uses a layout that shows the photo whole', () => {
  const { picture, layout } = withPhoto(sampleRecipe, choice('framed'), ASSET, 'mug');
  expect(layout).toBe(sampleRecipe.layout);
  expect(listLayouts(picture)).toContain('picture-tile');
  expect(listLayouts(picture)).not.toContain('picture-full');
});

test('the editor uses a picture layout for a photo that fills the ad, but keeps a comparison layout', () => {
  const ad = withPhoto(sampleRecipe, choice('full'), ASSET, 'mug');
  expect(ad).toMatchObject({ version: 4, layout: 'picture-full', picture: { show: 'full' } });
  for (const layout of ['picture-calm', 'picture-band'] as const)
    expect(listLayouts(ad.picture)).toContain(layout);
  const comparison = { ...sampleRecipe, layout: 'versus-cards' as const };
  expect(withPhoto(comparison, choice('full'), ASSET, 'mug').layout).toBe('versus-cards');
});

test('the editor keeps the visible part of a photo only while the photo fills the ad', () => {
  const focus = { x: 0.2, y: 0.5, zoom: 1.5 };
  const full = { ...withPhoto(sampleRecipe, choice('full'), ASSET, 'mug'), focus };
  expect(findFocusedPicture(full, 'square')).toBe(ASSET.image_url);
  const cut = withPhoto(full, choice('cutout'), ASSET, 'mug');
  expect(cut).not.toHaveProperty('focus');
  expect(findFocusedPicture(cut, 'square')).toBeNull();
  const images = { story: 'https://x.example/story.jpg' };
  const generated = { kind: 'generated' as const, images };
  expect(findFocusedPicture(withPicture(full, generated), 'square')).toBe(images.story);
});

test('if the layout does not suit a new picture, the editor chooses a suitable layout', () => {
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

test('the editor ignores a photo that is no longer in the library', () => {
  expect(findPhoto(withPhoto(sampleRecipe, choice('cutout'), ASSET, 'mug').picture, [])).toBeNull();
});

test('the editor shows the drawing again after the photo is removed', () => {
  const drawn = { kind: 'drawn' as const, object: 'type', colour: null };
  const shown = withPhoto({ ...sampleRecipe, picture: drawn }, choice('cutout'), ASSET, 'mug');
  expect(withPhoto(shown, null, null, 'mug').picture).toEqual(drawn);
});
